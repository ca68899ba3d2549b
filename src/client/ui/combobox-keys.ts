interface ComboboxState {
  isOpen: boolean
  /** Index of the highlighted option; null while the field itself is current. */
  active: number | null
  count: number
  isFirstPicked: boolean
}

/** `pick` follows an option; `leave` is Escape with no list to close. */
type KeyAction =
  | { type: 'highlight'; option: number | null }
  | { type: 'pick'; option: number }
  | { type: 'close' }
  | { type: 'leave' }

/** WAI-ARIA combobox with a list popup: arrows highlight, Enter picks, Escape closes. Null is the browser's default. */
export function keyAction(key: string, { isOpen, active, count, isFirstPicked }: ComboboxState): KeyAction | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') return { type: 'highlight', option: nextOption(active, count, key) }
  if (key === 'Escape') return { type: isOpen ? 'close' : 'leave' }
  const picked = active ?? (isFirstPicked ? 0 : null)
  return key === 'Enter' && isOpen && picked !== null ? { type: 'pick', option: picked } : null
}

/** Arrows wrap around through the field, which comes between the last option and the first. */
function nextOption(active: number | null, count: number, key: 'ArrowDown' | 'ArrowUp'): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  return active === null ? count - 1 : active > 0 ? active - 1 : null
}
