import { useEffect } from 'react'
import { useDeferred } from '../../../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { casesPromptToggled, selectNotices } from '../../../store/shell/notices-slice.ts'
import { isPromptDue, noteCase } from './seen-cases.ts'

const load = () => import('./cases-prompt.tsx')

export function PromptOnDemand({ id }: { id: number }) {
  const dispatch = useAppDispatch()
  const { isCasesPrompt } = useAppSelector(selectNotices)
  const { module: part } = useDeferred(load, isCasesPrompt)
  useEffect(() => {
    dispatch(casesPromptToggled(isPromptDue(id)))
    noteCase(id)
    return () => void dispatch(casesPromptToggled(false))
  }, [id, dispatch])
  return isCasesPrompt && part ? <part.CasesPrompt id={id} /> : null
}
