import { useEffect } from 'react'
import { useDeferred } from '../../../app/use-deferred.ts'
import { cookiesOf, readCookie } from '../../../browser/cookies.ts'
import { readStored, sessionStore, writeStored } from '../../../browser/storage.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { casesPromptToggled, selectNotices } from '../../../store/shell/notices-slice.ts'
import { CLOSED_COOKIE } from './closed-cookie.ts'

const SEEN = 'seenCases'
/** A reader of one case came for that one; a reader of two may want more. */
const OFFERED_AT = 2

const load = () => import('./cases-prompt.tsx')

/** Offers the newsletter when a visit reaches its second case: once a visit, and not for a year after it was closed. */
export function PromptOnDemand({ id }: { id: number }) {
  const dispatch = useAppDispatch()
  const { isCasesPrompt } = useAppSelector(selectNotices)
  const { module: part } = useDeferred(load, isCasesPrompt)
  useEffect(() => {
    const storage = sessionStore()
    const stored = readStored(storage, SEEN)
    const seen: unknown[] = Array.isArray(stored) ? stored : []
    const isNew = !seen.includes(id)
    if (isNew) writeStored(storage, SEEN, [...seen, id].slice(-OFFERED_AT - 1))
    const isClosed = readCookie(cookiesOf(document), CLOSED_COOKIE) !== null
    dispatch(casesPromptToggled(isNew && seen.length === OFFERED_AT - 1 && !isClosed))
    return () => void dispatch(casesPromptToggled(false))
  }, [id, dispatch])
  return isCasesPrompt && part ? <part.CasesPrompt id={id} /> : null
}
