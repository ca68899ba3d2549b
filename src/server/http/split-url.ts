export function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
