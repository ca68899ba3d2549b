import type { Interview } from '#contract/shapes/interview.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { copyWithSource } from '../../browser/copy-with-source.ts'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { ReadingPage, ReadingSide } from '../../ui/reading-page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './interview-article.module.css'

interface InterviewArticleProps {
  interview: Interview
  crumbs: readonly Crumb[]
}

export function InterviewArticle({ interview, crumbs }: InterviewArticleProps) {
  const { title, lead, person, agency, published_at, answers, more } = interview
  return (
    <ReadingPage
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      head={
        <>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </>
      }
    >
      <ReadingSide>
        <div className={styles.who}>
          <PortraitLine name={person.name} size="medium">
            <TextLink href={person.path} isStrong isTarget>
              {person.name}
            </TextLink>
            <span>{person.role}</span>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
          </PortraitLine>
        </div>
        {agency && (
          <LogoLine
            href={href('agency', { agency: agency.name_lat })}
            logo={agency.logo}
            title={agency.name}
            note={agency.city}
          />
        )}
      </ReadingSide>
      <div className={styles.columns}>
        <article className={styles.article} ref={copyWithSource}>
          {answers.map(({ question, answer }) => (
            <section key={question} className={styles.answer}>
              <h2>{question}</h2>
              {answer.split(/\n+/).map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
        {more.length > 0 && (
          <aside className={styles.more} aria-labelledby="more">
            <h2 id="more">Ещё интервью</h2>
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
          </aside>
        )}
      </div>
    </ReadingPage>
  )
}
