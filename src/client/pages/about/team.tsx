import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { DatedRows } from '../../features/article-list/dated-rows.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './about.module.css'
import { TEAM_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { TeamYears } from './team-years.tsx'

type Person = Answer<'about-team'>['team'][number]

const NO_PARAMS = {}

export function Team() {
  const { response } = useCall('about-team', NO_PARAMS)
  if (!response) return <LoadingBlock />
  return (
    <AboutFrame
      crumbs={TEAM_CRUMBS}
      title="Команда"
      lead="Люди, которые проверяют отзывы, считают рейтинги и пишут тексты. У каждой новости и каждого исследования есть автор."
    >
      {response.team.length === 0 ? (
        <EmptyState title="Список пока пуст">Люди появятся здесь вместе с первыми текстами.</EmptyState>
      ) : (
        <>
          <section className="stack-12" aria-labelledby="years">
            <SectionHeading id="years" note="полоса — время в Мериле, штрих — день, когда вышел текст">
              Кто с какого года
            </SectionHeading>
            <TeamYears {...response} />
          </section>
          <section className="stack-12" aria-labelledby="work">
            <SectionHeading id="work">Кто чем занят</SectionHeading>
            <ul>
              {response.team.map(person => (
                <PersonOfTeam key={person.slug} person={person} />
              ))}
            </ul>
          </section>
        </>
      )}
    </AboutFrame>
  )
}

function PersonOfTeam({ person: { name, role, path, since, text, latest } }: { person: Person }) {
  return (
    <li className={styles.person}>
      <div className="start">
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <p className="note">{role}</p>
        <p className="fine">
          в команде с <time dateTime={since}>{formatDate(since)}</time>
        </p>
      </div>
      <div className="stack-8 start">
        {text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {latest.length > 0 && (
        <DatedRows
          label={`Последние тексты: ${name}`}
          rows={latest.map(({ path: to, title, published_at }) => ({ path: to, title, date: published_at }))}
        />
      )}
    </li>
  )
}
