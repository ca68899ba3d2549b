import { useEffect, useRef } from 'react'
import type { CallName } from '#contract/index.ts'
import type { CommandState } from '../store/use-command.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './call-form.module.css'
import { fieldId } from './form-fields.ts'

interface FailureSummaryProps<N extends CallName> {
  id: string
  command: CommandState<N>
  labels: Record<string, string>
}

const LOST = 'Не удалось отправить. Проверьте соединение и повторите: всё, что вы написали, осталось в форме'
const BROKEN = 'Не удалось отправить: ошибка у нас. Повторите через минуту: всё, что вы написали, осталось в форме'

/** Error summary at the top of the form; takes focus when sending fails. */
export function FailureSummary<N extends CallName>({ id, command, labels }: FailureSummaryProps<N>) {
  const { status, message, fields } = command
  const place = useRef<HTMLDivElement>(null)
  // Remounted on each failed attempt, so focusing once is enough.
  useEffect(() => place.current?.focus(), [])
  const wrong = Object.keys(fields).filter(name => name in labels)
  return (
    <div className={styles.summary} ref={place} tabIndex={-1}>
      <Notice tone="bad">
        {wrong.length > 0 ? (
          <>
            Форма не отправлена. Исправьте:{' '}
            {wrong.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <a href={`#${fieldId(id, name)}`}>{labels[name]}</a>
              </span>
            ))}
          </>
        ) : status === null ? (
          LOST
        ) : status >= 500 ? (
          BROKEN
        ) : (
          message
        )}
      </Notice>
    </div>
  )
}
