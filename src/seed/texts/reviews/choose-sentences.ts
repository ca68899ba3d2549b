import type { Random } from '#seed/random.ts'
import type { Picker } from '../picker.ts'
import type { Template } from '../template.ts'
import { CHOICE } from './choice.ts'
import { forbiddenTopics, isComplaint, RATED_TOPICS } from './criteria.ts'
import { CRITICISM, CRITICISM_BY_SERVICE } from './criticism.ts'
import { DETAIL } from './detail.ts'
import { FRAME } from './frame.ts'
import { PEOPLE } from './people.ts'
import { type Part, PLANS, type Tone } from './plans.ts'
import { PROCESS, PROCESS_MIXED } from './process.ts'
import { REMARKS } from './remarks.ts'
import { RESULT } from './result.ts'
import type { ReviewFacts } from './review-facts.ts'
import { SITUATION } from './situation.ts'
import { RECOMMEND_BAD, RECOMMEND_GOOD, RECOMMEND_MIXED } from './verdict.ts'

/** `opens` marks the first sentence of a paragraph. */
export type Sentence = { part: Part; template: Template; opens: boolean }

const VERDICTS = { good: RECOMMEND_GOOD, mixed: RECOMMEND_MIXED, critical: RECOMMEND_BAD } as const

const NOTHING_TO_PRAISE = 2
const NOTHING_TO_BLAME = 4

function bankOf(part: Part, { service, criteria }: ReviewFacts, tone: Tone): readonly Template[] {
  switch (part) {
    case 'situation':
      return SITUATION[service]
    case 'choice':
      return CHOICE
    case 'process':
      return PROCESS
    case 'detail':
      return criteria.quality <= NOTHING_TO_PRAISE ? [] : DETAIL[service]
    case 'people':
      return PEOPLE
    case 'result':
      return criteria.quality <= NOTHING_TO_PRAISE ? [] : RESULT[service]
    case 'remark':
      return REMARKS
    case 'mixed':
      return PROCESS_MIXED
    case 'criticism':
      return CRITICISM
    case 'trouble':
      return criteria.quality >= NOTHING_TO_BLAME ? CRITICISM : CRITICISM_BY_SERVICE[service]
    case 'frame':
      return FRAME
    case 'verdict':
      return VERDICTS[tone]
  }
}

// Slots with few values: a sentence with only these repeats in a large market.
const COMMON_SLOT =
  /^(@|thing|mgr|audience|trade|days|weeks|rounds|sometime|months|planned|after|year|agency|with|times|system|feature|budget|tasks|users|pages|top|fast|store)/

const isSpecific = (template: Template): boolean => template.slots.some(slot => !COMMON_SLOT.test(slot))

export function chooseSentences(random: Random, facts: ReviewFacts, tone: Tone, picker: Picker): Sentence[] {
  const length = random.pickWeighted([
    ['short', 53],
    ['medium', 29],
    ['long', 18],
  ] as const)
  const sentences: Sentence[] = []
  const isTooCommon = () => length === 'short' && !sentences.some(({ template }) => isSpecific(template))
  const choose = (part: Part, opens: boolean): Sentence | null => {
    picker.allow(RATED_TOPICS)
    picker.avoid(forbiddenTopics(facts.criteria, tone, isComplaint(part, tone)))
    const bank = bankOf(part, facts, tone)
    const isFirst = sentences.length === 0
    const template =
      (isTooCommon() ? picker.pick(bank.filter(isSpecific), isFirst) : null) ?? picker.pick(bank, isFirst)
    return template && { part, template, opens }
  }
  for (const { part, isOptional, opens } of random.pick(PLANS[length][tone])) {
    const sentence = isOptional && random.chance(0.5) ? null : choose(part, opens)
    if (sentence) sentences.push(sentence)
  }
  // A short text without project facts would eventually repeat, so a framing sentence is added.
  const frame = isTooCommon() ? choose('frame', false) : null
  if (frame) sentences.unshift(frame)
  return sentences
}
