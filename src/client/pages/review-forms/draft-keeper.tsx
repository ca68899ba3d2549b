import { useEffect, useRef } from 'react'
import { draftIn, fillFrom, readDraft, writeDraft } from '../../browser/stored/form-draft.ts'

interface DraftKeeperProps {
  name: string
  /** Names of the fields to save. */
  fields: readonly string[]
}

/** Each link has its own draft, because people review several agencies. */
export const draftName = (key: string): string => `reviewDraft:${key}`

/** Saves the surrounding form's fields in this browser only and restores them after a reload. */
export function DraftKeeper({ name, fields }: DraftKeeperProps) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    fillFrom(form, readDraft(name, fields))
    const keep = () => writeDraft(name, draftIn(form, fields))
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [name, fields])
  return (
    <p className="fine" ref={place}>
      Пока отзыв не отправлен, черновик хранится только в этом браузере: страницу можно закрыть и вернуться.
    </p>
  )
}
