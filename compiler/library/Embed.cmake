# cmake -DOUTPUT=FILE -DINPUTS=a.dl;b.dl -P Embed.cmake: the library's files as C++ initialisers.
set(text "")
foreach(input IN LISTS INPUTS)
  file(READ ${input} content)
  get_filename_component(name ${input} NAME_WLE)
  string(APPEND text "{\"${name}\", R\"__DL__(${content})__DL__\"},\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
