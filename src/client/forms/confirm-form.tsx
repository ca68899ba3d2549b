import type { ReactNode } from 'react'
import { CallForm } from './call-form.tsx'
import { allDrawn } from './form-fields.ts'
import type { KeyedCommand } from './use-confirmed.ts'

const NO_RULES = {}

interface ConfirmFormProps {
  call: KeyedCommand
  /** The key of the private link. */
  subject: { key: string }
  submit: string
  success: string
  children: ReactNode
}

/** A button and its words: links of emails do nothing by themselves, because mail scanners open them. */
export function ConfirmForm({ call, subject, submit, success, children }: ConfirmFormProps) {
  return (
    <CallForm call={call} subject={subject} rules={NO_RULES} submit={submit} success={success}>
      {rest => allDrawn(rest, children)}
    </CallForm>
  )
}
