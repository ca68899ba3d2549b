import type { Random } from '#seed/random.ts'
import { Picker, TextMemory } from '../picker.ts'
import { type ProjectBrief, projectSlots } from '../projects/project-text.ts'
import { SUMMARY_PARTS } from '../projects/summaries.ts'
import { fill, NO_SPEAKERS, type Template } from '../template.ts'
import { MEASURED, STEPS, UNMEASURED } from './parts.ts'
import { CASE_TITLES } from './titles.ts'

const MEASURES = new Set(['leads', 'traffic', 'cut', 'top', 'times', 'slow', 'fast', 'installs', 'store'])

const isUnmeasured = ({ slots }: Template): boolean => !slots.some(slot => MEASURES.has(slot))

type CaseText = { title: string; task: string; solution: string; result: string; hasMeasuredResult: boolean }

/** Only for projects without an NDA. Paragraphs are separated by a blank line. */
export function writeCase(random: Random, brief: ProjectBrief, memory = new TextMemory()): CaseText {
  const values = projectSlots(random, brief)
  const picker = new Picker(random, values, 'plain', memory)
  const say = (bank: readonly Template[]): string | null => {
    const template = picker.pickRequired(bank)
    return template && fill(template, values, NO_SPEAKERS, random)
  }
  const text = (...banks: (readonly Template[])[]) =>
    banks
      .map(say)
      .filter(sentence => sentence !== null)
      .join(' ')
  const { task, work, extra } = SUMMARY_PARTS[brief.service]
  const hasMeasuredResult = random.chance(0.8)
  const measured = MEASURED[brief.service]
  const titles = CASE_TITLES[brief.service]
  return {
    title: text(hasMeasuredResult ? titles : titles.filter(isUnmeasured)),
    task: text(task, STEPS.context, STEPS.constraint),
    solution: `${text(STEPS.start, work, work)}\n\n${text(STEPS.middle, extra, STEPS.finish)}`,
    result: hasMeasuredResult ? text(measured, measured, STEPS.outcome) : text(UNMEASURED, STEPS.outcome),
    hasMeasuredResult,
  }
}
