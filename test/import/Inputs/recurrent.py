"""Writes Inputs/recurrent: RNN, GRU and LSTM with what the backend suite leaves out, and ONNX Runtime's answers.

Run by hand, with numpy, onnx and onnxruntime: recurrent.py Inputs/recurrent
"""
import os
import sys

import numpy as np
import onnx
from onnx import helper as h, numpy_helper as nh, TensorProto as T
import onnxruntime as ort
rng=np.random.default_rng(7)
out=sys.argv[1]
def case(name, op, dirs=1, batch=3, seq=7, inp=4, hid=5, lens=None, bias=True, h0=True, **attrs):
    g={'RNN':1,'GRU':3,'LSTM':4}[op]
    f=lambda *s: rng.uniform(-1,1,s).astype(np.float32)
    X=f(seq,batch,inp)
    init={'W':f(dirs,g*hid,inp),'R':f(dirs,g*hid,hid)}
    names=['X','W','R']
    if bias: init['B']=f(dirs,2*g*hid)
    names.append('B' if bias else '')
    if lens is not None: init['lens']=np.array(lens,np.int32)
    names.append('lens' if lens is not None else '')
    if h0: init['h0']=f(dirs,batch,hid)
    names.append('h0' if h0 else '')
    outs=['Y','Y_h']
    if op=='LSTM':
        if h0: init['c0']=f(dirs,batch,hid)
        names.append('c0' if h0 else '')
        if attrs.pop('peep',False): init['P']=f(dirs,3*hid); names.append('P')
        outs.append('Y_c')
    while names[-1]=='': names.pop()
    node=h.make_node(op,names,outs,hidden_size=hid,**attrs)
    os_=[h.make_tensor_value_info('Y',T.FLOAT,[seq,dirs,batch,hid])]+[h.make_tensor_value_info(o,T.FLOAT,[dirs,batch,hid]) for o in outs[1:]]
    m=h.make_model(h.make_graph([node],'g',[h.make_tensor_value_info('X',T.FLOAT,[seq,batch,inp])],os_,[nh.from_array(v,k) for k,v in init.items()]),opset_imports=[h.make_opsetid('',14)],ir_version=8)
    onnx.checker.check_model(m)
    ys=ort.InferenceSession(m.SerializeToString(),providers=['CPUExecutionProvider']).run(None,{'X':X})
    d=f'{out}/{name}'; os.makedirs(d+'/test_data_set_0',exist_ok=True)
    onnx.save(m,d+'/model.onnx')
    open(d+'/test_data_set_0/input_0.pb','wb').write(nh.from_array(X,'X').SerializeToString())
    for i,y in enumerate(ys): open(d+f'/test_data_set_0/output_{i}.pb','wb').write(nh.from_array(y,outs[i]).SerializeToString())
case('gru-reset-after-no-bias','GRU',bias=False,h0=False,linear_before_reset=1)
case('gru-reset-after','GRU',linear_before_reset=1)
case('gru-reset-before','GRU',linear_before_reset=0)
case('gru-bidirectional-lens','GRU',dirs=2,lens=[7,4,2],direction='bidirectional')
case('rnn-reverse-lens','RNN',lens=[7,4,2],direction='reverse')
case('rnn-bidirectional-lens','RNN',dirs=2,lens=[7,4,2],direction='bidirectional',activations=['Relu','Tanh'])
case('lstm-clip','LSTM',clip=0.3)
case('lstm-coupled','LSTM',input_forget=1)
case('lstm-peephole-reverse','LSTM',peep=True,direction='reverse',h0=False)
case('lstm-bidirectional-lens','LSTM',dirs=2,lens=[7,4,2],direction='bidirectional')
