import { type ChangeEvent, useEffect, useRef } from 'react'

/**
 * A form that submits itself when a select changes. Fields are uncontrolled: one changed before hydration is submitted
 * then, later ones follow the address, which Back changes too.
 */
export function useAutoSubmit(chosen: Readonly<Record<string, string>>) {
  const ref = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const key = JSON.stringify(chosen)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const changed = Object.entries(JSON.parse(key) as Record<string, string>).flatMap(([name, value]) => {
      const field = form.elements.namedItem(name)
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      return isField && field.value !== value ? [{ field, value }] : []
    })
    if (isFirst.current && changed.length > 0) form.requestSubmit()
    else for (const { field, value } of changed) field.value = value
    isFirst.current = false
  }, [key])
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if ((target as EventTarget) instanceof HTMLSelectElement) currentTarget.requestSubmit()
  }
  // Firefox would restore fields on reload and take them for changes.
  return { ref, onChange, autoComplete: 'off' }
}
