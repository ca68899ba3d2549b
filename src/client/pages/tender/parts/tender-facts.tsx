import type { Answer } from '#contract/index.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { formatDate } from '#domain/time/dates.ts'
import styles from './tender-facts.module.css'

type Tender = Pick<
  Answer<'tender-status'>,
  'service' | 'system' | 'budget' | 'deadline' | 'text' | 'created_at' | 'files'
>

/** The request as both its sender and the agencies see it. */
export function TenderFacts({ tender }: { tender: Tender }) {
  const { service, system, budget, deadline, text, created_at, files } = tender
  return (
    <div className="stack-16 measure">
      <dl className="stack-8">
        <Fact title="Услуга">{service}</Fact>
        {system !== null && <Fact title="Платформа">{system}</Fact>}
        <Fact title="Бюджет">{budget === null ? 'не указан' : `до ${formatMoney(budget)}`}</Fact>
        <Fact title="Срок">{deadline === null ? 'не указан' : `до ${formatDate(`${deadline}T09:00:00Z`)}`}</Fact>
        <Fact title="Составлена">{formatDate(created_at)}</Fact>
      </dl>
      <p className={styles.text}>{text}</p>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Файлы">
          {files.map(({ name, size, path }) => (
            <li key={path}>
              <a href={path} download={name}>
                {name}
              </a>{' '}
              <span className="fine">{sizeOf(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}${NBSP}КБ`
    : `${formatNumber(bytes / 1024 / 1024, 1)}${NBSP}МБ`
