const PREFIX = 'merilo-'

export const PAGES = `${PREFIX}pages`
export const FILES = `${PREFIX}files`
export const PICTURES = `${PREFIX}pictures`

const SHELL = `${PREFIX}shell-`

/** Each release keeps its own shell, complete or not at all. */
export const shellName = (version: string): string => SHELL + version

export const isShell = (name: string): boolean => name.startsWith(SHELL)
