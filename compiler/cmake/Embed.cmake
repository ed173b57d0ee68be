cmake_minimum_required(VERSION 3.25)
# cmake -DINPUT=TEXT -DOUTPUT=FILE -P Embed.cmake: a text file as a C++ string literal.
file(READ ${INPUT} text)
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "R\"dlc_text(@text@)dlc_text\"\n" @ONLY)
