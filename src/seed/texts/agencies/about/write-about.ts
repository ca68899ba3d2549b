import type { Random } from '#seed/random.ts'
import { Picker, TextMemory } from '../../picker.ts'
import { fill, type SlotValues, type Speakers, type Template } from '../../template.ts'
import type { AgencyBrief } from '../agency-brief.ts'
import { FIRST, FOUNDED, FOUNDED_BY } from './began.ts'
import { PATH } from './path.ts'
import { FIGURES, INDUSTRIES, TRADE_TODAY, WORKS } from './today.ts'
import { CLOSE, CLOSING, REFUSALS, WAY } from './way.ts'

type Bank = readonly Template[]

/** Two to four paragraphs, separated by a blank line. */
export function writeAbout(random: Random, brief: AgencyBrief, values: SlotValues): string {
  const picker = new Picker(random, values, 'plain', new TextMemory())
  const speakers: Speakers = { author: brief.head?.gender ?? 'male', manager: 'male' }
  const say = (bank: Bank): string => {
    const template = picker.pick(bank, false)
    return template ? fill(template, values, speakers, random) : ''
  }
  const perhaps = (chance: number, bank: Bank): string => (random.chance(chance) ? say(bank) : '')
  const paragraph = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')
  const began = paragraph((random.chance(0.8) && say(FOUNDED_BY)) || say(FOUNDED), perhaps(0.65, FIRST))
  const past = paragraph(perhaps(0.9, PATH), perhaps(0.45, PATH))
  if (brief.past.closedIn !== null) return [paragraph(began, past), say(CLOSING)].join('\n\n')
  const today = paragraph(say(TRADE_TODAY), perhaps(0.55, INDUSTRIES), perhaps(0.6, WORKS), perhaps(0.5, FIGURES))
  const way = paragraph(perhaps(0.45, WAY), perhaps(0.35, REFUSALS))
  return arranged(random, began, past, today, paragraph(way, perhaps(0.35, CLOSE)))
    .filter(Boolean)
    .join('\n\n')
}

/** Some tell their past first, others what they do. */
function arranged(random: Random, began: string, past: string, today: string, way: string): string[] {
  if (random.chance(0.3)) return [today, [began, past].filter(Boolean).join(' '), way]
  if (random.chance(0.4)) return [[began, past].filter(Boolean).join(' '), today, way]
  return [began, [past, today].filter(Boolean).join(' '), way]
}
