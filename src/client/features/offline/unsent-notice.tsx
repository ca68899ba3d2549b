import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatLocalTime } from '#domain/time/local-time.ts'
import type { UnsentForm } from '../../browser/stored/unsent-forms.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formTitle, type Outcome, type UnsentList } from './unsent-list.ts'
import styles from './unsent-notice.module.css'

const NOTHING: readonly UnsentForm[] = []

/** Asks about one kept form at a time. Nothing is sent without a press. */
export function UnsentNotice({ list }: { list: UnsentList }) {
  const [form] = useSyncExternalStore(list.subscribe, list.get, () => NOTHING)
  const isOnline = useIsOnline()
  const [sent, setSent] = useState<string | null>(null)
  const [closed, setClosed] = useState<UnsentForm | null>(null)
  const note = form ? (
    closed !== form && (
      <Unsent key={form.at} {...{ form, list, isOnline }} onSent={setSent} onClose={() => setClosed(form)} />
    )
  ) : (
    <Sent title={sent} onClose={() => setSent(null)} />
  )
  return <div role="status">{note}</div>
}

interface UnsentProps {
  form: UnsentForm
  list: UnsentList
  isOnline: boolean
  onSent: (title: string) => void
  onClose: () => void
}

function Unsent({ form, list, isOnline, onSent, onClose }: UnsentProps) {
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const title = formTitle(form.name)
  const send = async () => {
    setIsSending(true)
    const ended = await list.send(form)
    setIsSending(false)
    setOutcome(ended)
    if (ended.kind === 'sent') onSent(title)
  }
  return (
    <section
      className={styles.notice}
      aria-label="Неотправленная форма"
      data-floating="unsent"
      data-note
      data-print="none"
    >
      <p className={styles.text}>
        <b>{title}</b>
        <span className="fine block">{formatLocalTime(new Date(form.at))}</span>
        {textOf(isOnline, outcome)}
      </p>
      <div className="wrap-8">
        {outcome?.kind === 'refused' ? (
          <ButtonLink tone="primary" size="small" href={`${form.path}#${form.name}`} onClick={onClose}>
            Открыть форму
          </ButtonLink>
        ) : (
          isOnline && (
            <Button tone="primary" size="small" isPending={isSending} onClick={send}>
              {isSending ? 'Отправляем…' : form.hasFiles ? 'Отправить без файлов' : 'Отправить'}
            </Button>
          )
        )}
        <Button tone="secondary" size="small" onClick={() => list.remove(form)}>
          Удалить
        </Button>
      </div>
      <Close onClose={onClose} />
    </section>
  )
}

function textOf(isOnline: boolean, outcome: Outcome | null): string {
  if (outcome?.kind === 'refused') return `Сервер не принял форму. ${outcome.message}`
  if (!isOnline) return 'Нет связи: форма не отправлена и хранится в этом браузере не дольше 7 дней.'
  if (outcome?.kind === 'lost') return 'Отправить не удалось: сервер не отвечает. Попробуйте позже.'
  return 'Не отправлено: не было связи. Отправить сейчас?'
}

function Sent({ title, onClose }: { title: string | null; onClose: () => void }) {
  if (title === null) return null
  return (
    <section
      className={styles.notice}
      aria-label="Отправленная форма"
      data-floating="unsent"
      data-note
      data-print="none"
    >
      <p className={styles.text}>
        <b>{title}</b>
        <br />
        Отправлено. Копия в браузере удалена.
      </p>
      <Close onClose={onClose} />
    </section>
  )
}

const Close = ({ onClose }: { onClose: () => void }) => (
  <Button className={styles.close} tone="ghost" size="small" isSquare aria-label="Закрыть" onClick={onClose}>
    <Icon name="close" isSmall />
  </Button>
)

function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(navigator.onLine)
  useEffect(() => {
    const follow = () => setIsOnline(navigator.onLine)
    const events = ['online', 'offline']
    for (const name of events) addEventListener(name, follow)
    return () => {
      for (const name of events) removeEventListener(name, follow)
    }
  }, [])
  return isOnline
}
