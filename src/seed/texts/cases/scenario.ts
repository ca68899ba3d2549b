import { parseTemplate, type Template } from '../template.ts'

/** A story of one kind of work. Each part is a paragraph, of which a case tells one version. */
export type ScenarioPart = 'title' | 'task' | 'limit' | 'first' | 'second' | 'failed' | 'result'

export type Scenario = {
  /** Slots and scopes a project must have. */
  needs: readonly string[]
  /** Matches the texts of projects that tell the same story. */
  tells: RegExp | null
  /** Matches the texts of projects that the story would contradict. */
  denies: RegExp | null
} & Readonly<Record<ScenarioPart, readonly Template[]>>

type ScenarioSource = { needs?: string; tells?: RegExp; denies?: RegExp } & Record<ScenarioPart | 'measure', string>

/** Versions of a part are separated by blank lines; one of `result` names figures, the same one of `measure` their source. */
export function scenario({ needs = '', tells, denies, ...parts }: ScenarioSource): Scenario {
  return {
    needs: needs.split(' ').filter(Boolean),
    tells: tells ?? null,
    denies: denies ?? null,
    title: versions(parts.title),
    task: versions(parts.task),
    limit: versions(parts.limit),
    first: versions(parts.first),
    second: versions(parts.second),
    failed: versions(parts.failed),
    result: versions(inPairs(parts.result, parts.measure)),
  }
}

/** Versions are separated by blank lines. */
export const versions = (text: string): readonly Template[] =>
  paragraphsOf(text).map(version => parseTemplate(version.split(SENTENCE_GAP).map(inStep).join(' ')))

const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph =>
      paragraph
        .replace(/(?<=[(|])\s+/g, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )

function inPairs(results: string, measures: string): string {
  const sources = paragraphsOf(measures)
  return paragraphsOf(results)
    .map((result, index) => `${result} ${sources[index] ?? ''}`)
    .join('\n\n')
}

/** Not inside a choice. */
const SENTENCE_GAP = /(?<=[.!?]) (?![^()]*\))/
const CHOICE = /\(([^()]*)\)/g

/** The choices of a sentence go in step, so that they may agree: «(дом стоял|дома стояли)» as «(дом|дома) (стоял|стояли)». */
function inStep(sentence: string): string {
  const counts = Array.from(sentence.matchAll(CHOICE), ([, choices = '']) => choices.split('|').length)
  const wordings = Array.from({ length: Math.max(1, ...counts) }, (_, index) =>
    sentence.replace(CHOICE, (_choice, choices: string) => {
      const list = choices.split('|')
      return list[index % list.length] ?? ''
    }),
  )
  return wordings.length === 1 ? sentence : `(${wordings.join('|')})`
}
