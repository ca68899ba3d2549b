import { useEffect, useRef, useState } from 'react'
import { formatTime } from '#domain/time/dates.ts'
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
  const [savedAt, setSavedAt] = useState<string | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    fillFrom(form, readDraft(name, fields))
    // The ruler of progress and the mean read the form when something is typed.
    form.dispatchEvent(new Event('input'))
    const keep = () => {
      writeDraft(name, draftIn(form, fields))
      setSavedAt(new Date().toISOString())
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [name, fields])
  return (
    <p className="fine" ref={place}>
      {savedAt === null
        ? 'Пока отзыв не отправлен, черновик хранится только в этом браузере: страницу можно закрыть и вернуться. '
        : `Черновик сохранён в этом браузере в ${formatTime(savedAt)} МСК. `}
      Агентство увидит отзыв после проверки.
    </p>
  )
}
