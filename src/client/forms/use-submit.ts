import { type FormEvent, useEffect, useRef } from 'react'
import type { CallName, Params } from '#contract/index.ts'
import type { FormRules } from '#domain/forms/check-form.ts'
import type { CommandState } from '../store/use-command.ts'
import { HONEYPOT_NAME } from './honeypot.tsx'

interface Submission<N extends CallName, R extends FormRules> {
  subject: Partial<Params<N>>
  rules: R
  filesIn?: ((form: FormData) => Promise<Partial<Params<N>>>) | undefined
}

/** A submit handler that sends the form's values. The fields keep them whatever the outcome. */
export function useSubmit<N extends CallName, R extends FormRules>(
  { isAjax, send }: CommandState<N>,
  { subject, rules, filesIn }: Submission<N, R>,
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
      // Reading files takes time: a second click meanwhile would send twice.
      isReading.current = true
      filesIn(typed).then(files => {
        isReading.current = false
        send(values, files)
      })
    } else send(values)
    // If autofill filled in the honeypot, the retry must not fail too.
    const honeypot = form.elements.namedItem(HONEYPOT_NAME)
    if (honeypot instanceof HTMLInputElement) honeypot.value = ''
  }
}

/** Values as the call expects them: ticks are true, empty optional fields are left out. */
export function valuesIn(form: FormData, rules: FormRules): Record<string, string | true> {
  const values: Record<string, string | true> = {}
  for (const [name, rule] of Object.entries(rules)) {
    // A repeated field is a list: «12,7».
    const typed = form.getAll(name).join(',')
    if (rule.kind === 'tick') {
      if (form.has(name)) values[name] = true
    } else if (typed !== '' || !rule.isOptional) values[name] = typed
  }
  const honeypot = form.get(HONEYPOT_NAME)
  if (honeypot) values[HONEYPOT_NAME] = String(honeypot)
  return values
}
