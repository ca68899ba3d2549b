import type { Random } from '#seed/random.ts'
import { Picker, TextMemory } from '../picker.ts'
import { canFill, fill, NO_SPEAKERS, type Template } from '../template.ts'
import { ABOUT } from './about.ts'
import { type AgencyBrief, agencySlots } from './agency-slots.ts'
import { FAQ } from './faq.ts'
import { SERVICE_PARAGRAPHS, TAGLINES } from './services.ts'

type AgencyText = { tagline: string; about: string; faq: { question: string; answer: string }[] }

/** Paragraphs of `about` are separated by a blank line. */
export function writeAgency(random: Random, brief: AgencyBrief): AgencyText {
  const values = agencySlots(brief)
  const picker = new Picker(random, values, 'plain', new TextMemory())
  const say = (bank: readonly Template[]): string => {
    const template = picker.pick(bank, false)
    return template ? fill(template, values, NO_SPEAKERS, random) : ''
  }
  const paragraph = (...banks: (readonly Template[])[]) => banks.map(say).filter(Boolean).join(' ')
  const main = brief.services[0] ?? 'sites'
  const paragraphs = [
    paragraph(ABOUT.who, SERVICE_PARAGRAPHS[main]),
    paragraph(ABOUT.clients, ABOUT.proof),
    ...(random.chance(0.75) ? [paragraph(ABOUT.way, ABOUT.rules)] : []),
    ...(random.chance(0.45) ? [paragraph(ABOUT.team, ABOUT.close)] : []),
  ]
  const questions = random.shuffle(FAQ).filter(({ answers }) => answers.some(answer => canFill(answer, values)))
  return {
    tagline: say(TAGLINES[main]).replace(/\.$/, ''),
    about: paragraphs.filter(Boolean).join('\n\n'),
    faq: questions.slice(0, random.int(3, 6)).flatMap(({ question, answers }) => {
      const answer = say(answers)
      return answer === '' ? [] : [{ question, answer }]
    }),
  }
}
