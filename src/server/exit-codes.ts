/** EX_SOFTWARE of sysexits.h: the embedded database has stopped, and a new process can open it again. */
export const DATABASE_STOPPED = 70
