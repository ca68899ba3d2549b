import { type ReactNode, useEffect, useRef } from 'react'
import type { CallName, Params } from '#contract/index.ts'
import type { FormRules } from '#domain/forms/check-form.ts'
import { formId } from '#domain/forms/form-id.ts'
import { useResolvedPage } from '../app/location.tsx'
import { useCommand } from '../store/use-command.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { StateRuler } from '../ui/scale/state-ruler.tsx'
import styles from './call-form.module.css'
import { FailureSummary } from './failure-summary.tsx'
import { type Drawn, type FormFields, formFields } from './form-fields.ts'
import { FormProgress } from './form-progress.tsx'
import { type FormRoute, sentAt } from './form-route.ts'
import { Honeypot } from './honeypot.tsx'
import { useSubmit } from './use-submit.ts'

interface CallFormProps<N extends CallName, R extends FormRules> {
  call: N
  /** The form's subject, e.g. the agency: sent with it, and its state is kept per subject. */
  subject: Omit<Params<N>, keyof R> & Partial<Params<N>> & Record<string, string>
  /** Fields that the call does not take do not compile. */
  rules: R & Record<Exclude<keyof R, keyof Params<N>>, never>
  /** Instead of those of the table, or of inputs that are not in it, such as files. */
  labels?: Readonly<Record<string, string>>
  /** Shown in the fields before anything is typed. */
  initial?: Partial<Record<keyof R, string>> | undefined
  submit: string
  /** The stages of the form and of what follows, drawn as a ruler over it and over the answer. */
  route?: FormRoute<keyof R & string>
  success: ReactNode
  /** Label of the button that shows an empty form after success; omit where one submission is enough. */
  again?: string
  /** Chosen files: sent with the values but not kept in the store. */
  filesIn?: (form: FormData) => Promise<Partial<Params<N>>>
  /** Takes every field of the table. `errors` has also those of inputs that are not in it. */
  children: (fields: FormFields<R>, errors: Readonly<Record<string, string>>) => Drawn
}

/**
 * A form that sends a command: through the store where JavaScript runs, otherwise by posting to its page. Both leave
 * the same record, so typed values and errors are shown the same way.
 */
export function CallForm<N extends CallName, R extends FormRules>(props: CallFormProps<N, R>) {
  const { call, subject, route, success, again } = props
  const { pathname, search } = useResolvedPage()
  const { response, reset } = useCommand(call, subject)
  const id = formId(call)
  const isSentByPage = new URLSearchParams(search).get('sent') === id
  if (!response && !isSentByPage) return <OpenForm {...props} />
  return (
    <Sent
      id={id}
      isNew={response !== null}
      route={route}
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
  const { call, subject, rules, labels, initial, submit, route, filesIn, children } = props
  const id = formId(call)
  const command = useCommand(call, subject)
  const { typed, isAjax, isError, status, fields } = command
  const submitForm = useSubmit(command, { subject, rules, filesIn })
  const isAgain = isError && Object.keys(fields).length === 0 && status !== 422
  return (
    <form
      className={`stack-16 ${styles.form}`}
      id={call}
      method="post"
      action={`#${call}`}
      encType={filesIn && 'multipart/form-data'}
      noValidate
      onSubmit={submitForm}
    >
      {isError && <FailureSummary id={id} command={command} labels={{ ...labelsOf(rules), ...labels }} />}
      {route && <FormProgress rules={rules} route={route} rendered={{ ...initial, ...typed }} />}
      <input type="hidden" name="call" value={call} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children(formFields<R>({ id, rules, labels, typed: { ...initial, ...typed }, errors: fields }), fields).markup}
      <Honeypot />
      <Button className={styles.submit} type="submit" tone="primary" size="large" isPending={isAjax}>
        {isAjax ? 'Отправляем…' : isAgain ? 'Повторить' : submit}
      </Button>
    </form>
  )
}

const labelsOf = (rules: FormRules) =>
  Object.fromEntries(Object.entries(rules).map(([name, { label }]) => [name, label]))

interface SentProps {
  id: string
  /** Sent just now on this page: the form disappeared, so focus moves to the message. */
  isNew: boolean
  route: FormRoute | undefined
  again: ReactNode
  children: ReactNode
}

function Sent({ id, isNew, route, again, children }: SentProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <div className={`measure stack-16 ${styles.sent}`} id={id} ref={place} tabIndex={-1}>
      {route && (
        <StateRuler
          label={route.label}
          steps={route.stages.map(({ title }) => title)}
          at={sentAt(route.stages)}
          now={route.sent}
        />
      )}
      <Notice tone="good" isLive>
        {children}
      </Notice>
      {again}
    </div>
  )
}
