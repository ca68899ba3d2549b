import { forgetStored, localStore, readStored, writeStored } from './storage.ts'

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

/** Storage may hold anything: only text of the named fields is taken, never that of a honeypot or a file input. */
export function readDraft(name: string, fields: readonly string[]): Draft {
  const stored = readStored(localStore(), name)
  if (stored === null || typeof stored !== 'object') return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => fields.includes(field) && typeof value === 'string'),
  )
}

export const writeDraft = (name: string, draft: Draft): void => writeStored(localStore(), name, draft)

export const forgetDraft = (name: string): void => forgetStored(localStore(), name)
