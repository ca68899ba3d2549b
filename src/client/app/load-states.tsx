import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import styles from './load-states.module.css'

// Spec §2 prescribes the English text; the Russian line repeats it for the visitor (conventions §2.9).

export function LoadWaiting() {
  return (
    <div className={`stack-12 ${styles.state}`} role="status">
      <p className={styles.word}>Loading...</p>
      <p>Загружаем страницу…</p>
    </div>
  )
}

export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={`stack-12 ${styles.state}`} role="alert">
      <p className={styles.word}>Error!</p>
      <p>Страница не загрузилась. Проверьте соединение и повторите.</p>
      <p className={`fine ${styles.detail}`}>{text}</p>
      <Button tone="primary" onClick={onRetry}>
        Retry — повторить
      </Button>
    </div>
  )
}

export function CrashScreen({ detail }: { detail: string }) {
  return (
    <div className={`stack-12 ${styles.state}`} role="alert">
      <p className={styles.word}>Something went wrong.</p>
      <p>
        На странице что-то сломалось, мы уже знаем об этом. <a href="/">Перейти на главную</a>
      </p>
      <Disclosure summary="Подробности">
        <pre className={`fine ${styles.detail}`}>{detail}</pre>
      </Disclosure>
    </div>
  )
}
