import { type ReactNode, useId } from 'react'
import { shareTexts } from '#domain/numbers/apportion.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { AdditionalInfo } from '../rows/rating-rows-slice.ts'
import styles from './agency-details.module.css'

interface AgencyDetailsProps {
  info: AdditionalInfo
  heading: 'h2' | 'h3'
  isExtraVotes: boolean
  /** Without it the votes are always shown. */
  onToggleVotes?: () => void
}

export function AgencyDetails({ info, heading: Heading, isExtraVotes, onToggleVotes }: AgencyDetailsProps) {
  const { agency, specialisation, works, last_review, clients, votes } = info
  const votesId = useId()
  const shares = shareTexts(specialisation.map(({ share }) => share))
  return (
    <section className={styles.details} aria-label={`Подробнее: ${agency.name}`}>
      <Column
        heading={Heading}
        title="Специализация"
        isEmpty={specialisation.length === 0}
        nothing="Нет проектов за три года"
      >
        <ul className={styles.shares}>
          {specialisation.map(({ title, share }, at) => (
            <li key={title}>
              {title}
              <b>{shares[at]}</b>
              <ProgressRuler share={share} isSoft />
            </li>
          ))}
        </ul>
      </Column>
      <Column heading={Heading} title="Последний отзыв" isEmpty={last_review === null} nothing="Отзывов пока нет">
        {last_review && (
          <figure className={`stack-8 ${styles.review}`}>
            <blockquote>{last_review.body}</blockquote>
            <figcaption>
              <Stars value={formatFixed(last_review.overall)} />
              {` ${last_review.author}, ${last_review.company} · ${formatDate(last_review.published_at)} `}
              <a href={href('agency-review', { agency: last_review.agency.name_lat, id: last_review.id })}>
                Весь отзыв
              </a>
            </figcaption>
          </figure>
        )}
      </Column>
      <Column heading={Heading} title="Клиенты" isEmpty={clients.length === 0} nothing="Клиенты не раскрыты">
        <p>{clients.join(', ')}</p>
      </Column>
      <Column heading={Heading} title="Работы" isEmpty={works.length === 0} nothing="Работы под NDA" isWide>
        <ul className={styles.works}>
          {works.map(({ id, path, title, client, year, image }) => (
            <li key={id}>
              <img src={image} alt="" width={320} height={200} loading="lazy" decoding="async" />
              <a href={path}>{title}</a>
              <small>{`${client} · ${year}`}</small>
            </li>
          ))}
        </ul>
      </Column>
      {votes.length > 0 && (
        <div className={styles.wide}>
          {onToggleVotes ? (
            <Button size="small" aria-expanded={isExtraVotes} aria-controls={votesId} onClick={onToggleVotes}>
              {`Голоса экспертов: ${votes.length}`}
            </Button>
          ) : (
            <Heading className={styles.title}>{`Голоса экспертов: ${votes.length}`}</Heading>
          )}
          <div id={votesId} hidden={!isExtraVotes}>
            <ul className={styles.votes}>
              {votes.map(({ name, role, company, comment }) => (
                <li key={`${name} ${company}`}>
                  <b>{name}</b>
                  <small>{`${role}, ${company}`}</small>
                  {comment && <p>{comment}</p>}
                </li>
              ))}
            </ul>
            <p className={`fine ${styles.aside}`}>Голоса экспертов показаны рядом с баллом и в него не входят.</p>
          </div>
        </div>
      )}
    </section>
  )
}

interface ColumnProps {
  heading: 'h2' | 'h3'
  title: string
  isEmpty: boolean
  nothing: string
  isWide?: boolean
  children: ReactNode
}

function Column({ heading: Heading, title, isEmpty, nothing, isWide = false, children }: ColumnProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <Heading className={styles.title}>{title}</Heading>
      {isEmpty ? <p className={`fine ${styles.aside}`}>{nothing}</p> : children}
    </div>
  )
}
