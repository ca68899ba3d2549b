import type { Answer } from '#contract/index.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './about.module.css'
import { TEAM_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'

type Person = Answer<'about-team'>['team'][number]

const NO_PARAMS = {}

export function Team() {
  const { response } = useCall('about-team', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { team } = response
  return (
    <AboutFrame
      crumbs={TEAM_CRUMBS}
      title="Команда"
      lead="Люди, которые проверяют отзывы, считают рейтинги и пишут тексты. У каждой новости и каждого исследования есть автор."
    >
      {team.length === 0 ? (
        <EmptyState title="Список пока пуст">Люди появятся здесь вместе с первыми текстами.</EmptyState>
      ) : (
        <ul className={styles.team}>
          {team.map(person => (
            <PersonOfTeam key={person.slug} person={person} />
          ))}
        </ul>
      )}
    </AboutFrame>
  )
}

function PersonOfTeam({ person: { name, role, path, since, text, written, latest } }: { person: Person }) {
  return (
    <li className={`stack-12 ${styles.person}`}>
      <PortraitLine name={name} size="large">
        <h2>
          <TextLink href={path} isTarget>
            {name}
          </TextLink>
        </h2>
        <p className="muted">{role}</p>
        <p className="fine">
          в команде с <time dateTime={since}>{formatDate(since)}</time>
        </p>
      </PortraitLine>
      {text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {latest.length > 0 && (
        <div className={`stack-4 ${styles.written}`}>
          <p>{`Текстов: ${written}. Последние:`}</p>
          <ul>
            {latest.map(link => (
              <li key={link.path}>
                <TextLink href={link.path} isTarget>
                  {link.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
