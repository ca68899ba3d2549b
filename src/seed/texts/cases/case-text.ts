import type { Random } from '#seed/random.ts'
import type { ProjectBrief } from '../projects/project-text.ts'
import { canFill, fill, NO_SPEAKERS, type SlotValues, type Template } from '../template.ts'
import { ADMISSIONS } from './admissions.ts'
import { CaseArchive } from './case-archive.ts'
import { caseSlots } from './case-slots.ts'
import type { Scenario, ScenarioPart } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { UNMEASURED } from './unmeasured.ts'

type Criterion = keyof typeof ADMISSIONS

export type CaseBrief = ProjectBrief & {
  /** Texts of the project's page. */
  projectText: string
  /** Criteria of the client's review. */
  marks: Readonly<Record<Criterion, number>> | null
}

type CaseText = { title: string; task: string; solution: string; result: string; hasMeasuredResult: boolean }

const DRAFTS = 12
const LOW_MARK = 3
/** The first of these; more would read as penance. */
const MOST_ADMISSIONS = 2
const CRITERIA = ['terms', 'quality', 'communication', 'value'] as const
const MEASURED = 0.84

/** Only for projects without an NDA. Paragraphs are separated by a blank line. */
export function writeCase(random: Random, brief: CaseBrief, archive = new CaseArchive()): CaseText {
  const values = caseSlots(random, brief)
  const suited = SCENARIOS[brief.service].filter(scenario => isSuited(scenario, brief.projectText, values))
  const scenario = archive.nextScenario(random, suited, brief.projectText)
  const say = (bank: readonly Template[]): string => {
    const usable = bank.filter(template => canFill(template, values))
    return archive.leastRepeated(
      Array.from({ length: DRAFTS }, () => sentences(fill(random.pick(usable), values, NO_SPEAKERS, random))),
    )
  }
  const hasMeasuredResult = values.span !== undefined && canTell(scenario.result, values) && random.chance(MEASURED)
  const failures = [scenario.failed, ...lowMarks(brief).map(criterion => ADMISSIONS[criterion])]
  return {
    title: say(scenario.title),
    task: say(scenario.task),
    solution: [say(scenario.limit), say(scenario.first), say(scenario.second), failures.map(say).join(' ')].join(
      '\n\n',
    ),
    result: say(hasMeasuredResult ? scenario.result : UNMEASURED),
    hasMeasuredResult,
  }
}

/** Parts that every case has. */
const TOLD: readonly ScenarioPart[] = ['title', 'task', 'limit', 'first', 'second', 'failed']

function isSuited(scenario: Scenario, projectText: string, values: SlotValues): boolean {
  if (scenario.denies?.test(projectText)) return false
  return scenario.needs.every(slot => values[slot] !== undefined) && TOLD.every(part => canTell(scenario[part], values))
}

const canTell = (bank: readonly Template[], values: SlotValues): boolean =>
  bank.some(template => canFill(template, values))

function lowMarks({ marks }: CaseBrief): Criterion[] {
  return marks ? CRITERIA.filter(criterion => marks[criterion] <= LOW_MARK).slice(0, MOST_ADMISSIONS) : []
}

/** Choices may open a sentence. */
const sentences = (text: string): string => text.replace(/(?<=[.!?] )[а-яё]/gu, letter => letter.toUpperCase())
