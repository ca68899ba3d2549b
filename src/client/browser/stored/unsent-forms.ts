import { COMMANDS } from '#contract/call-facts.generated.ts'
import type { CallName } from '#contract/index.ts'
import { forgetStored, localStore, readStored, writeStored } from './storage.ts'

/** A form that found no network. */
export interface UnsentForm {
  name: CallName
  params: Readonly<Record<string, unknown>>
  /** The page of the form. */
  path: string
  at: number
  /** Files were chosen; storage has no room for them. */
  hasFiles?: boolean
}

const KEY = 'unsentForms'
/** Personal data must not lie about. */
const KEPT_MS = 7 * 86_400_000
const MAX_KEPT = 5
const MAX_TEXT = 20_000

/** Valid and young ones, the oldest first; the others are removed. */
export function readUnsent(now: number): UnsentForm[] {
  const stored = readStored(localStore(), KEY)
  if (stored === null) return []
  const list = Array.isArray(stored) ? stored : []
  const kept = list.filter(isUnsent).filter(({ at }) => Math.abs(now - at) < KEPT_MS)
  if (kept.length !== list.length || kept.length === 0) write(kept)
  return kept
}

/** The last attempt of one form on one page replaces those before. */
export function keepUnsent(form: UnsentForm): void {
  write([...readUnsent(form.at).filter(known => !isSame(known, form)), form].slice(-MAX_KEPT))
}

export function forgetUnsent(form: Pick<UnsentForm, 'name' | 'path'>, now: number): void {
  write(readUnsent(now).filter(known => !isSame(known, form)))
}

export const isSame = (one: Pick<UnsentForm, 'name' | 'path'>, other: Pick<UnsentForm, 'name' | 'path'>): boolean =>
  one.name === other.name && one.path === other.path

/** Calls back when another tab changes the list. */
export function followUnsent(onChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) onChange()
  })
}

function write(forms: readonly UnsentForm[]): void {
  if (forms.length === 0) forgetStored(localStore(), KEY)
  else writeStored(localStore(), KEY, forms)
}

/** Extensions can write anything here, and what is sent later must be what was typed. */
function isUnsent(value: unknown): value is UnsentForm {
  const { name, params, path, at } = (value ?? {}) as Partial<UnsentForm>
  const isParams = typeof params === 'object' && params !== null && !Array.isArray(params)
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path)
  return (
    typeof name === 'string' &&
    Object.hasOwn(COMMANDS, name) &&
    isParams &&
    isPath &&
    Number.isFinite(at) &&
    JSON.stringify(params).length < MAX_TEXT
  )
}
