import type { ReactNode } from 'react'
import { ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface CallSectionProps<A> {
  id: string
  title: string
  note?: ReactNode
  action?: ReactNode
  call: { response: A | null; isError: boolean; retry: () => void }
  isEmpty: (answer: A) => boolean
  children: (answer: A) => ReactNode
}

/** A block with its own call: it loads, fails and retries independently of the page, and is left out when empty. */
export function CallSection<A>({ id, title, note, action, call, isEmpty, children }: CallSectionProps<A>) {
  const { response, isError, retry } = call
  if (response && !isError && isEmpty(response)) return null
  return (
    <section className="stack-16" aria-labelledby={id}>
      <SectionHeading id={id} note={note} action={action}>
        {title}
      </SectionHeading>
      {response && children(response)}
      {isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </section>
  )
}
