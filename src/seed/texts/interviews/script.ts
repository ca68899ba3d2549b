import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { PersonGender } from '#seed/names/people.ts'
import { parseTemplate, type Template } from '../template.ts'

type Range = readonly [from: number, to: number]

/** Hired heads are apart from founders; managers sell or organise. */
export type SpeakerKind = 'founder' | 'head' | 'technical' | 'creative' | 'manager'

/** Whom an interview suits. What its slots need is not repeated here. */
export type Needs = {
  speaker: readonly SpeakerKind[]
  /** Asked only if no such speaker can be found in the market. */
  orElse?: readonly SpeakerKind[]
  gender?: PersonGender
  /** Anywhere in Russia unless said otherwise; regions exclude both capitals, towns have half a million people. */
  place?: 'regions' | 'towns' | 'abroad'
  headcount?: Range
  /** Of the agency in whole years, at any date the interview may have. */
  age?: Range
  /** Years of the speaker at the agency. */
  stay?: number
  /** Services the agency must not sell. */
  lacks?: readonly ServiceSlug[]
  hasOneOffice?: true
  /** The work named in the answers. */
  work?: {
    services: readonly ServiceSlug[]
    siteTypes?: readonly string[]
    industries?: readonly string[]
    months?: Range
    /** Not a state body or a public organisation. */
    isCompany?: true
    /** Launched within the years of the interviews. */
    isRecent?: true
  }
}

export type Script = {
  slug: string
  needs: Needs
  quote: Template
  lead: Template
  exchanges: readonly { question: Template; paragraphs: readonly Template[] }[]
}

/** A title quote, a lead, then questions that start with a dash, each followed by the paragraphs of its answer. */
export function script(slug: string, needs: Needs, text: string): Script {
  const [quote, lead, ...lines] = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (!quote || !lead) throw new SyntaxError(`Interview «${slug}» has no lead`)
  const exchanges: { question: Template; paragraphs: Template[] }[] = []
  for (const line of lines) {
    if (line.startsWith('— ')) exchanges.push({ question: parseTemplate(line.slice(2)), paragraphs: [] })
    else exchanges.at(-1)?.paragraphs.push(parseTemplate(line))
  }
  return { slug, needs, quote: parseTemplate(quote), lead: parseTemplate(lead), exchanges }
}

export const templatesOf = ({ quote, lead, exchanges }: Script): Template[] => [
  quote,
  lead,
  ...exchanges.flatMap(({ question, paragraphs }) => [question, ...paragraphs]),
]
