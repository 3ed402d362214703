// What the oslog crate calls of Apple's <os/log.h>, declared only: enough to compile it where there is no Apple SDK.
// In the SDK the os_log functions are macros around a compiler builtin; here they are functions that nobody defines.
#pragma once

typedef struct os_log_s *os_log_t;
typedef unsigned char os_log_type_t;

extern struct os_log_s _os_log_default;
#define OS_LOG_DEFAULT (&_os_log_default)

void os_log(os_log_t log, const char *format, ...);
void os_log_debug(os_log_t log, const char *format, ...);
void os_log_error(os_log_t log, const char *format, ...);
void os_log_fault(os_log_t log, const char *format, ...);
void os_log_info(os_log_t log, const char *format, ...);
void os_log_with_type(os_log_t log, os_log_type_t type, const char *format, ...);
