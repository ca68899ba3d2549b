import { readStored, writeStored } from './storage.ts'

type Draft = Record<string, string>

/** Values of the named fields. Consent has to be given each time, so callers leave checkboxes out. */
export function draftIn(form: HTMLFormElement, names: readonly string[]): Draft {
  const typed = new FormData(form)
  return Object.fromEntries(
    names.map(name => [name, String(typed.get(name) ?? '')]).filter(([, value]) => value !== ''),
  )
}

/** Fills only empty fields, so text typed before hydration is kept. */
export function fillFrom(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) {
      if (control.value === '') control.value = value
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === '') control.value = value
    }
  }
}

export function readDraft(name: string): Draft {
  const stored = readStored(localStorage, name)
  if (stored === null || typeof stored !== 'object') return {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
}

export const writeDraft = (name: string, draft: Draft): void => writeStored(localStorage, name, draft)

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is blocked, so nothing was saved either.
  }
}
