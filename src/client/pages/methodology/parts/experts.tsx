import type { Answer } from '#contract/index.ts'
import { PortraitLine } from '../../../ui/portrait.tsx'
import styles from './methodology.module.css'

interface ExpertsProps {
  votes: Answer<'/v2/ratingExperts'>['data']
}

/** Each expert once; the rating page shows whom they voted for. */
export function Experts({ votes }: ExpertsProps) {
  const experts = new Map(votes.map(vote => [`${vote.name}, ${vote.company}`, vote]))
  return (
    <>
      <p className="text-measure above-12">
        Голоса экспертов показаны рядом с баллом и в него не входят: мнение не складывается с измерением.
      </p>
      <ul className={styles.experts}>
        {Array.from(experts, ([key, { name, role, company }]) => (
          <li key={key}>
            <PortraitLine name={name}>
              <b>{name}</b>
              <small>{`${role}, ${company}`}</small>
            </PortraitLine>
          </li>
        ))}
      </ul>
    </>
  )
}
