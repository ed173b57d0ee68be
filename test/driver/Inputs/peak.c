/* peak MEGABYTES COMMAND...: runs a command and fails if it ever held more memory than that. */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
  int status = 0;
  struct rusage used;
  pid_t child = argc > 2 ? fork() : -1;
  if (child == 0) {
    execvp(argv[2], argv + 2);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0)
    return 1;
  printf("%ld MB of %s\n", used.ru_maxrss / 1024, argv[1]);
  return used.ru_maxrss / 1024 > atol(argv[1]) ? 2 : 0;
}
