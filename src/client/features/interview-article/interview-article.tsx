import type { Interview } from '#contract/shapes/interview.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './interview-article.module.css'

interface InterviewArticleProps {
  interview: Interview
  crumbs: readonly Crumb[]
}

export function InterviewArticle({ interview, crumbs }: InterviewArticleProps) {
  const { title, lead, person, agency, published_at, answers, more } = interview
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.who}>
              <PortraitLine name={person.name} size="medium">
                <TextLink href={person.path} isStrong isTarget>
                  {person.name}
                </TextLink>
                <span>{person.role}</span>
                <time dateTime={published_at}>{formatDate(published_at)}</time>
              </PortraitLine>
            </div>
          </header>
          {answers.map(({ question, answer }) => (
            <section key={question} className={styles.answer}>
              <h2>{question}</h2>
              {answer.split(/\n+/).map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
        <aside className={styles.side} aria-label="Об агентстве и другие интервью">
          {agency && (
            <LogoLine
              href={href('agency', { agency: agency.name_lat })}
              logo={agency.logo}
              title={agency.name}
              note={agency.city}
            />
          )}
          {more.length > 0 && (
            <section className={styles.more}>
              <h2>Ещё интервью</h2>
              <ul>
                {more.map(link => (
                  <li key={link.path}>
                    <TextLink href={link.path} isTarget>
                      {link.title}
                    </TextLink>
                  </li>
                ))}
              </ul>
              <TextLink href={href('interviews')} isTarget>
                Все интервью
              </TextLink>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}
