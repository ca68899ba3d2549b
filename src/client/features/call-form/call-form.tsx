import { type ReactNode, useEffect, useRef } from 'react'
import type { CallName, Params } from '#contract/index.ts'
import type { FormRules } from '#domain/forms/check-form.ts'
import { formId } from '#domain/forms/form-id.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useCommand } from '../../store/use-command.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './call-form.module.css'
import { FailureSummary } from './failure-summary.tsx'
import { type FormFields, formFields } from './form-fields.ts'
import { Trap } from './trap.tsx'
import { useSending } from './use-sending.ts'

export interface CallFormProps<N extends CallName, R extends FormRules> {
  call: N
  /** What the form is about, e.g. the agency: sent with it, and what it knows belongs to this alone. */
  subject: Partial<Params<N>> & Record<string, string>
  rules: R
  /** How each field is called, also in the list of what is wrong. */
  labels: Record<keyof R & string, string>
  submit: string
  /** What is said when it was taken. */
  success: ReactNode
  /** A way to send another; left out where one was all. */
  again?: string
  /** What is sent with the values and kept nowhere: the files chosen. */
  filesIn?: (form: FormData) => Promise<Partial<Params<N>>>
  children: (fields: FormFields<R>) => ReactNode
}

/**
 * A form that sends a command: by the store where JavaScript runs, else by posting to its page. Both leave the same
 * record, so what was typed and what was wrong is shown alike.
 */
export function CallForm<N extends CallName, R extends FormRules>(props: CallFormProps<N, R>) {
  const { call, subject, success, again } = props
  const { pathname, search } = useResolvedPage()
  const { response, reset } = useCommand(call, subject)
  const id = formId(call)
  const isSentByPage = new URLSearchParams(search).get('sent') === id
  if (!response && !isSentByPage) return <OpenForm {...props} />
  return (
    <Sent
      id={id}
      isNew={response !== null}
      again={
        again === undefined ? null : isSentByPage ? (
          <ButtonLink href={`${pathname}#${id}`} onClick={reset}>
            {again}
          </ButtonLink>
        ) : (
          <Button onClick={reset}>{again}</Button>
        )
      }
    >
      {success}
    </Sent>
  )
}

function OpenForm<N extends CallName, R extends FormRules>(props: CallFormProps<N, R>) {
  const { call, subject, rules, labels, submit, filesIn, children } = props
  const id = formId(call)
  const command = useCommand(call, subject)
  const { typed, isAjax, isError, status, fields } = command
  const send = useSending(command, { subject, rules, filesIn })
  const isAgain = isError && Object.keys(fields).length === 0 && status !== 422
  return (
    <form
      className={styles.form}
      id={call}
      method="post"
      action={`#${call}`}
      encType={filesIn && 'multipart/form-data'}
      noValidate
      onSubmit={send}
    >
      {isError && <FailureSummary id={id} command={command} labels={labels} />}
      <input type="hidden" name="call" value={call} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children(formFields({ id, rules, labels, typed, errors: fields }))}
      <Trap />
      <Button className={styles.submit} type="submit" tone="primary" size="large" isPending={isAjax}>
        {isAjax ? 'Отправляем…' : isAgain ? 'Повторить' : submit}
      </Button>
    </form>
  )
}

interface SentProps {
  id: string
  /** It was sent on this page, just now: then the form is gone from under the visitor's fingers. */
  isNew: boolean
  again: ReactNode
  children: ReactNode
}

function Sent({ id, isNew, again, children }: SentProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <div className={styles.sent} id={id} ref={place} tabIndex={-1}>
      <Notice tone="good" isLive>
        {children}
      </Notice>
      {again}
    </div>
  )
}
