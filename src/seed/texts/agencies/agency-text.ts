import type { Random } from '#seed/random.ts'
import { Picker, TextMemory } from '../picker.ts'
import { canFill, fill, NO_SPEAKERS, type Template } from '../template.ts'
import { writeAbout } from './about/write-about.ts'
import type { AgencyBrief } from './agency-brief.ts'
import { agencySlots } from './agency-slots.ts'
import { FAQ } from './faq.ts'
import { TAGLINES } from './services.ts'

type AgencyText = { tagline: string; about: string; faq: { question: string; answer: string }[] }

export function writeAgency(random: Random, brief: AgencyBrief): AgencyText {
  const values = agencySlots(brief)
  const picker = new Picker(random, values, 'plain', new TextMemory())
  const say = (bank: readonly Template[]): string => {
    const template = picker.pick(bank, false)
    return template ? fill(template, values, NO_SPEAKERS, random) : ''
  }
  const questions = random.shuffle(FAQ).filter(({ answers }) => answers.some(answer => canFill(answer, values)))
  return {
    tagline: say(TAGLINES[brief.services[0]?.[0] ?? 'sites']).replace(/\.$/, ''),
    about: writeAbout(random.fork('about'), brief, values),
    faq: questions.slice(0, random.int(3, 6)).flatMap(({ question, answers }) => {
      const answer = say(answers)
      return answer === '' ? [] : [{ question, answer }]
    }),
  }
}
