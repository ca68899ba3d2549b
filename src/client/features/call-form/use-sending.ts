import { type FormEvent, useEffect, useRef } from 'react'
import type { CallName, Params } from '#contract/index.ts'
import type { FormRules } from '#domain/forms/check-form.ts'
import type { CommandState } from '../../store/use-command.ts'
import { TRAP } from './trap.tsx'

interface Sent<N extends CallName, R extends FormRules> {
  subject: Partial<Params<N>>
  rules: R
  filesIn?: ((form: FormData) => Promise<Partial<Params<N>>>) | undefined
}

/** Sends what stands in the form; the fields keep it whatever comes of it. */
export function useSending<N extends CallName, R extends FormRules>(
  { isAjax, send }: CommandState<N>,
  { subject, rules, filesIn }: Sent<N, R>,
) {
  const openedAt = useRef(0)
  const isReading = useRef(false)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAjax || isReading.current) return
    const form = event.currentTarget
    const spent = Date.now() - openedAt.current
    const typed = new FormData(form)
    const values = { ...subject, ...valuesIn(typed, rules), spent } as unknown as Params<N>
    if (filesIn) {
      // Files take a moment: a second press meanwhile would send twice.
      isReading.current = true
      filesIn(typed).then(files => {
        isReading.current = false
        send(values, files)
      })
    } else send(values)
    // A browser that filled it in by mistake must not do harm twice.
    const trap = form.elements.namedItem(TRAP)
    if (trap instanceof HTMLInputElement) trap.value = ''
  }
}

/** As a call wants them: ticks are true, what was left empty and may be is left out. */
export function valuesIn(form: FormData, rules: FormRules): Record<string, string | true> {
  const values: Record<string, string | true> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const typed = rule.kind === 'choices' ? form.getAll(name).join(',') : form.get(name)
    if (rule.kind === 'tick') {
      if (typed !== null) values[name] = true
    } else if (typed !== '' || !rule.isOptional) values[name] = String(typed ?? '')
  }
  const trap = form.get(TRAP)
  if (trap) values[TRAP] = String(trap)
  return values
}
