import type { Answer } from '#contract/index.ts'
import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useAbout } from '../frame/use-agency.ts'
import styles from './facts.module.css'

type Award = Answer<'agency-about'>['awards'][number]

/** The agency's awards come with `agency-about`; winning projects have their own call. */
export function Awards() {
  const { agency } = usePageParams('agency')
  const won = useCall('awards-win-projects', { agency })
  const { awards = [], wins = [] } = useAbout().response ?? {}
  return (
    <CallSection
      id="awards"
      title="Награды"
      call={won}
      isEmpty={({ projects }) => projects.length + awards.length + wins.length === 0}
    >
      {({ projects }) => (
        <>
          {wins.length > 0 && (
            <ul className="wrap-16">
              {wins.map(({ title, year, path, figure, badge }) => (
                <li key={path}>
                  <a href={path}>
                    <img
                      src={badge}
                      alt={`Премия ${year}: ${title}, ${figure}`}
                      width={320}
                      height={160}
                      loading="lazy"
                      decoding="async"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {awards.length > 0 && (
            <ul className={styles.awards}>
              {awards.map(award => (
                <li key={awardKey(award)}>
                  <b>{award.contest}</b>
                  {awardText(award)}
                </li>
              ))}
            </ul>
          )}
          {projects.length > 0 && (
            <ul className={styles.awards}>
              {projects.map(({ project: { id, title, path, client, year } }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                  {`${client} · ${year}`}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </CallSection>
  )
}

/** «2-е место · Лучший магазин · 2025» */
export const awardText = ({ nomination, place, year }: Award): string => `${place}-е место · ${nomination} · ${year}`

const awardKey = ({ contest, nomination, place, year }: Award): string => [contest, nomination, place, year].join(' ')
