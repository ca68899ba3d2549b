/** An address as people read it: «/агентство/» instead of its escapes. */
export function shownPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
