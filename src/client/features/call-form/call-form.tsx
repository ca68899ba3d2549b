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
import { Honeypot } from './honeypot.tsx'
import { useSubmit } from './use-submit.ts'

export interface CallFormProps<N extends CallName, R extends FormRules> {
  call: N
  /** What the form is about, e.g. the agency: sent with it, and its state is kept per subject. */
  subject: Partial<Params<N>> & Record<string, string>
  rules: R
  /** Field names, also for the list of errors. */
  labels: Record<keyof R & string, string>
  submit: string
  success: ReactNode
  /** Label of the button that shows an empty form after success; omit where one submission is enough. */
  again?: string
  /** Chosen files: sent with the values but not kept in the store. */
  filesIn?: (form: FormData) => Promise<Partial<Params<N>>>
  children: (fields: FormFields<R>) => ReactNode
}

/**
 * A form that sends a command: through the store where JavaScript runs, otherwise by posting to its page. Both leave
 * the same record, so typed values and errors are shown the same way.
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
  const submitForm = useSubmit(command, { subject, rules, filesIn })
  const isAgain = isError && Object.keys(fields).length === 0 && status !== 422
  return (
    <form
      className={styles.form}
      id={call}
      method="post"
      action={`#${call}`}
      encType={filesIn && 'multipart/form-data'}
      noValidate
      onSubmit={submitForm}
    >
      {isError && <FailureSummary id={id} command={command} labels={labels} />}
      <input type="hidden" name="call" value={call} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children(formFields({ id, rules, labels, typed, errors: fields }))}
      <Honeypot />
      <Button className={styles.submit} type="submit" tone="primary" size="large" isPending={isAjax}>
        {isAjax ? 'Отправляем…' : isAgain ? 'Повторить' : submit}
      </Button>
    </form>
  )
}

interface SentProps {
  id: string
  /** Sent just now on this page: the form disappeared, so focus moves to the message. */
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
      <svg className={isNew ? styles.reached : styles.ruler} viewBox="0 0 144 28" aria-hidden="true">
        <path d="M.5 16v12M12.5 22v6M24.5 22v6M36.5 22v6M48.5 22v6M60.5 16v12M72.5 22v6M84.5 22v6M96.5 22v6M108.5 22v6M120.5 16v12" />
        <path className={styles.visir} d="M120.5 10v18" />
        <path className={styles.tick} d="m126 12 5 5 11-13" />
      </svg>
      <Notice tone="good" isLive>
        {children}
      </Notice>
      {again}
    </div>
  )
}
