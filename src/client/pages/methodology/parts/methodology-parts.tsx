import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { Appeal } from './appeal.tsx'
import { EditionSeal } from './edition-seal.tsx'
import { Experts } from './experts.tsx'
import { Factors } from './factors.tsx'
import type { MethodologyText } from './methodology-words.ts'
import { MoneyApart } from './money-apart.tsx'
import { RuleList } from './rule-list.tsx'
import { Versions } from './versions.tsx'
import { WorkedExample } from './worked-example.tsx'

export interface MethodologyPart {
  id: string
  title: string
  body: ReactNode
}

interface Said {
  methodology: MethodologyText
  isFrozen: boolean
  votes: Answer<'/v2/ratingExperts'>['data']
}

/** The page, part by part; one without words in this edition is left out, from the contents too. */
export function methodologyParts({ methodology, isFrozen, votes }: Said): MethodologyPart[] {
  const { factors, thresholds, not_scored, example, versions, version, sha256 } = methodology
  return [
    part('factors', 'Из чего складывается балл', <Factors factors={factors} />),
    part('thresholds', 'Период и порог участия', <RuleList rules={thresholds} />, thresholds.length > 0),
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
