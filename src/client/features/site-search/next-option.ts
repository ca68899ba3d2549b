/** Which option an arrow leads to among `count`; null is the field itself, between the last and the first. */
export function nextOption(active: number | null, count: number, key: 'ArrowDown' | 'ArrowUp'): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  return active === null ? count - 1 : active > 0 ? active - 1 : null
}
