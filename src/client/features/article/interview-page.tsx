import type { Interview } from '#contract/shapes/interview.ts'
import { readingMinutes } from '#domain/content/reading-time.ts'
import type { Block } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './article.module.css'
import { ArticleLayout } from './article-page.tsx'

interface InterviewPageProps {
  interview: Interview
  crumbs: readonly NamedPath[]
}

const NOTHING_ELSE = { lists: [], agencies: [], data_on: null, snapshot_on: null, changed: '', updated_at: null }

export function InterviewPage({ interview, crumbs }: InterviewPageProps) {
  const { answers, more, ...about } = interview
  const blocks = answers.flatMap(blocksOf)
  const minutes = readingMinutes(blocks)
  const links = more.length > 0 ? [...more, { title: 'Все интервью', path: href('interviews') }] : []
  return (
    <ArticleLayout
      article={{ ...NOTHING_ELSE, ...about, blocks, minutes, more: links }}
      facts={<Facts interview={interview} minutes={minutes} />}
      crumbs={crumbs}
      moreTitle="Ещё интервью"
    />
  )
}

/** A question is the heading of its answer. */
function blocksOf({ question, answer }: Interview['answers'][number], index: number): Block[] {
  const paragraphs = answer.split(/\n+/).map((text): Block => ({ kind: 'paragraph', spans: [{ text }] }))
  return [{ kind: 'heading', level: 2, id: `question-${index + 1}`, text: question }, ...paragraphs]
}

interface FactsProps {
  interview: Interview
  minutes: number
}

function Facts({ interview: { person, agency, published_at }, minutes }: FactsProps) {
  return (
    <>
      <div className={`stack-4 fine ${styles.facts}`}>
        <PortraitLine name={person.name} size="medium">
          <TextLink href={person.path} isStrong isTarget>
            {person.name}
          </TextLink>
          <span>{person.role}</span>
        </PortraitLine>
        <p>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          {`, ${counted(minutes, 'minute')} чтения`}
        </p>
      </div>
      {agency && (
        <LogoLine
          href={href('agency', { agency: agency.name_lat })}
          logo={agency.logo}
          title={agency.name}
          note={agency.city}
        />
      )}
    </>
  )
}
