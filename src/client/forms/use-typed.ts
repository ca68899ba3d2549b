import { type RefObject, useEffect, useRef, useState } from 'react'

type Typed = Readonly<Record<string, string>>

/** The values of the surrounding form as they are typed; before hydration those it was rendered with. */
export function useTyped(rendered: Typed): [place: RefObject<HTMLDivElement | null>, typed: Typed] {
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(rendered)
  const names = Object.keys(rendered).join(',')
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setTyped(valuesOf(form, names.split(',')))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [names])
  return [place, typed]
}

function valuesOf(form: HTMLFormElement, names: readonly string[]): Typed {
  const values = new FormData(form)
  return Object.fromEntries(names.map(name => [name, String(values.get(name) ?? '')]))
}
