import { type FormEvent, useEffect, useRef } from 'react'
import type { CallName, Params } from '#contract/index.ts'
import type { FormRules } from '#domain/forms/check-form.ts'
import type { CommandState } from '../../store/use-command.ts'
import { TRAP } from './trap.tsx'

/** Sends what stands in the form; the fields keep it whatever comes of it. */
export function useSending<N extends CallName, R extends FormRules>(
  { isAjax, send }: CommandState<N>,
  subject: Partial<Params<N>>,
  rules: R,
) {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAjax) return
    const form = event.currentTarget
    const spent = Date.now() - openedAt.current
    send({ ...subject, ...valuesIn(new FormData(form), rules), spent } as unknown as Params<N>)
    // A browser that filled it in by mistake must not do harm twice.
    const trap = form.elements.namedItem(TRAP)
    if (trap instanceof HTMLInputElement) trap.value = ''
  }
}

/** As a call wants them: ticks are true, what was left empty and may be is left out. */
export function valuesIn(form: FormData, rules: FormRules): Record<string, string | true> {
  const values: Record<string, string | true> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const typed = form.get(name)
    if (rule.kind === 'tick') {
      if (typed !== null) values[name] = true
    } else if (typed !== '' || !rule.isOptional) values[name] = String(typed ?? '')
  }
  const trap = form.get(TRAP)
  if (trap) values[TRAP] = String(trap)
  return values
}
