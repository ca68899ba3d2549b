import { useEffect } from 'react'
import { type LatePart, latePart, useLate } from '../../app/late-part.ts'
import { usePageParams } from '../../app/location.tsx'
import { TextFrame } from '../../features/article/text-frame.tsx'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { casesPromptToggled, selectNotices } from '../../store/shell/notices-slice.ts'
import { isPromptDue, noteCase } from './parts/seen-cases.ts'

export function CaseFrame({ part }: { part: LatePart }) {
  const { id } = usePageParams('case')
  return (
    <>
      <TextFrame part={part} />
      <PromptOnDemand id={id} />
    </>
  )
}

const prompt = latePart(() => import('./parts/cases-prompt.tsx'))

function PromptOnDemand({ id }: { id: number }) {
  const dispatch = useAppDispatch()
  const { isCasesPrompt } = useAppSelector(selectNotices)
  const { module: CasesPrompt } = useLate(prompt, isCasesPrompt)
  useEffect(() => {
    dispatch(casesPromptToggled(isPromptDue(id)))
    noteCase(id)
    return () => void dispatch(casesPromptToggled(false))
  }, [id, dispatch])
  return isCasesPrompt && CasesPrompt ? <CasesPrompt id={id} /> : null
}
