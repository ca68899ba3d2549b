import type { ReactNode } from 'react'
import type { CallName } from '#contract/index.ts'
import type { CallState } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './call-section.module.css'

interface CallSectionProps<N extends CallName> {
  id: string
  title: string
  call: CallState<N>
  isEmpty: (answer: NonNullable<CallState<N>['response']>) => boolean
  children: (answer: NonNullable<CallState<N>['response']>) => ReactNode
}

/** A block of the main page with its own call: it waits, fails and is asked again alone; empty, it is left out. */
export function CallSection<N extends CallName>({ id, title, call, isEmpty, children }: CallSectionProps<N>) {
  const { response, isError, retry } = call
  if (response && !isError && isEmpty(response)) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {response && children(response)}
      {isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </section>
  )
}
