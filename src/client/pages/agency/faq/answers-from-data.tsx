import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { priceTexts } from '#domain/rating/price-texts.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ReplyRuler } from '../frame/reply-ruler.tsx'
import styles from './questions.module.css'

interface AnswersFromDataProps {
  agency: Pick<Answer<'agency-header'>, 'reply_hours' | 'services' | 'reviews' | 'tabs'>
  technologies: Answer<'agency-about'>['technologies']
}

const SHOWN = 4

/** What clients usually ask, answered by what is counted: beside the agency's own words. */
export function AnswersFromData({
  agency: { reply_hours, services, reviews, tabs },
  technologies,
}: AnswersFromDataProps) {
  const tab = (key: string) => tabs.find(other => other.key === key)
  const used = technologies.filter(({ projects }) => projects > 0).slice(0, SHOWN)
  const most = Math.max(...used.map(({ projects }) => projects))
  const priced = services.filter(({ price_from, price_usual }) => price_from !== null || price_usual !== null)
  if (reply_hours === null && used.length === 0 && priced.length === 0 && reviews.average === null) return null
  return (
    <section className="stack-16 start" aria-labelledby="measured">
      <SectionHeading id="measured">Что отвечают данные</SectionHeading>
      <ul className={styles.questions}>
        {reply_hours !== null && (
          <MeasuredAnswer question="Как быстро ответят?">
            <ReplyRuler hours={reply_hours} />
          </MeasuredAnswer>
        )}
        {priced.length > 0 && (
          <MeasuredAnswer question="Сколько это стоит?" tab={tab('prices')}>
            <dl className={styles.prices}>
              {priced.slice(0, SHOWN).map(({ slug, title, price_from, price_usual }) => {
                const { asked, paid } = priceTexts(price_from, price_usual, serviceBySlug(slug)?.unit ?? 'project')
                return (
                  <div key={slug}>
                    <dt>{title}</dt>
                    <dd>{paid === null ? asked : `${asked}, ${paid}`}</dd>
                  </div>
                )
              })}
            </dl>
          </MeasuredAnswer>
        )}
        {used.length > 0 && (
          <MeasuredAnswer question="На чём делали?" tab={tab('portfolio')}>
            <dl className={styles.systems}>
              {used.map(({ title, projects }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <ValueBar at={projects / most} text={counted(projects, 'project')} isQuiet />
                  </dd>
                </div>
              ))}
            </dl>
          </MeasuredAnswer>
        )}
        {reviews.average !== null && (
          <MeasuredAnswer question="Что говорят клиенты?" tab={tab('reviews')}>
            <p>
              <b className={`figure ${styles.average}`}>{formatFixed(reviews.average)}</b>
              {` из${NBSP}5, ${allReviews(reviews.count)}`}
            </p>
          </MeasuredAnswer>
        )}
      </ul>
    </section>
  )
}

interface MeasuredAnswerProps {
  question: string
  tab?: { title: string; path: string } | undefined
  children: ReactNode
}

function MeasuredAnswer({ question, tab, children }: MeasuredAnswerProps) {
  return (
    <li>
      <SectionHeading
        level={3}
        action={
          tab && (
            <TextLink href={tab.path} isTarget>
              {tab.title}
            </TextLink>
          )
        }
      >
        {question}
      </SectionHeading>
      {children}
    </li>
  )
}
