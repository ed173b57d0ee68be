cmake_minimum_required(VERSION 3.25)
# cmake -DINPUT=FILE -DOUTPUT=FILE -P EmbedBytes.cmake: a file as the elements of a C array.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "${bytes}\n")
