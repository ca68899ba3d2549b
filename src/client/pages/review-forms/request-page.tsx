import { type ReactNode, useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageQuery } from '../../app/location.tsx'
import { FormWithNotes } from '../../forms/form-with-notes.tsx'
import { useCall } from '../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RequestForm } from './request-form.tsx'
import { type Door, requestParams } from './request-params.ts'

interface RequestPageProps {
  door: Door
  title: string
  /** What happens after sending, shown beside the form. */
  notes: readonly (readonly [name: string, text: string])[]
  children: ReactNode
}

export function RequestPage({ door, title, notes, children }: RequestPageProps) {
  const query = usePageQuery()
  const params = useMemo(() => requestParams(query), [query])
  const { response, isError, retry } = useCall('review-req-form', params)
  return (
    <div className="stack-16">
      <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }]} />
      <h1>{title}</h1>
      {children}
      <FormWithNotes title="Что дальше" id="request-next" notes={notes}>
        {response && <RequestForm form={response} path={params.path} door={door} />}
        {!response && isError && <ErrorBlock onRetry={retry} />}
        {!response && !isError && <LoadingBlock />}
      </FormWithNotes>
    </div>
  )
}
