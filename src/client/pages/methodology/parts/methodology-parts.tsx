import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { Appeal } from './appeal.tsx'
import { EditionSeal } from './edition-seal.tsx'
import { Experts } from './experts.tsx'
import { Factors } from './factors.tsx'
import styles from './methodology.module.css'
import type { MethodologyText } from './methodology-text.ts'
import { MoneyApart } from './money-apart.tsx'
import { Versions } from './versions.tsx'
import { WorkedExample } from './worked-example.tsx'

export interface MethodologyPart {
  id: string
  title: string
  body: ReactNode
}

interface MethodologyAnswers {
  methodology: MethodologyText
  isFrozen: boolean
  votes: Answer<'/v2/ratingExperts'>['data']
}

/** Sections of the page. Those without content in this edition are left out, also from the table of contents. */
export function methodologyParts({ methodology, isFrozen, votes }: MethodologyAnswers): MethodologyPart[] {
  const { factors, thresholds, tiers, awards, not_scored, example, versions, version, sha256 } = methodology
  return [
    part('factors', 'Из чего складывается балл', <Factors factors={factors} />),
    part('thresholds', 'Период и порог участия', <RuleList rules={thresholds} />, thresholds.length > 0),
    part('tiers', 'Ценовые сегменты', <RuleList rules={tiers} />, tiers.length > 0),
    part('awards', 'Вес конкурсов и мест', <RuleList rules={awards} />, awards.length > 0),
    part('not-scored', 'Что не влияет на балл', <RuleList rules={not_scored} />, not_scored.length > 0),
    part('example', 'Пример: считаем балл по шагам', example && <WorkedExample example={example} />, example !== null),
    part('money', 'Деньги отдельно', <MoneyApart />),
    part('experts', 'Эксперты', <Experts votes={votes} />, votes.length > 0),
    part('versions', 'Версии методики', <Versions versions={versions} current={version} />),
    part('seal', 'Отпечаток выпуска', <EditionSeal sha256={sha256} isFrozen={isFrozen} />),
    part('appeal', 'Как оспорить место', <Appeal />),
  ].flat()
}

const part = (id: string, title: string, body: ReactNode, isThere = true): MethodologyPart[] =>
  isThere ? [{ id, title, body }] : []

function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={`text-measure above-12 ${styles.rules}`}>
      {rules.map(rule => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
