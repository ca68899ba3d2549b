import type { PersonGender } from '#seed/names/people.ts'
import type { Random } from '#seed/random.ts'
import { type Pieces, parsePieces } from './template-pieces.ts'

/**
 * A sentence with placeholders, parsed once:
 *   {slot}          a value; the name of the slot gives the case
 *   [ся|ась]        by gender of the author
 *   <был|была>      by gender of the agency's manager
 *   (да|ещё бы)     one of these by chance; may be empty, nested and contain the others
 * Prefixes: ~ warm voice only, = business voice only, > never first in a text.
 * Suffixes: a topic (#terms) is used once per text; scopes (@code) limit where the sentence fits.
 */
export type Template = {
  source: string
  pieces: Pieces
  /** Needed whatever is chosen, scopes among them. */
  slots: readonly string[]
  voice: 'warm' | 'business' | null
  canOpen: boolean
  topic: string | null
  firstWord: string
  canTurn: boolean
}

export type SlotValues = Readonly<Record<string, string | undefined>>
export type Speakers = { author: PersonGender; manager: PersonGender }

/** A scope works as a slot that must have a value. */
export const scope = (isHeld: boolean): '' | undefined => (isHeld ? '' : undefined)

/** For texts that mention neither an author nor a manager. */
export const NO_SPEAKERS: Speakers = { author: 'male', manager: 'male' }

export function parseTemplate(line: string): Template {
  const [, marks = '', source = '', tags = ''] = line.match(/^([~=>]*)\s*(.*?)((?:\s+[#@][a-z]+)*)$/) ?? []
  const scopes = tags.match(/@[a-z]+/g) ?? []
  const topic = tags.match(/#([a-z]+)/)?.[1]
  const pieces = parsePieces(source)
  return {
    source,
    pieces,
    slots: [...scopes, ...pieces.flatMap(piece => (typeof piece === 'object' && 'slot' in piece ? [piece.slot] : []))],
    voice: marks.includes('~') ? 'warm' : marks.includes('=') ? 'business' : null,
    canOpen: !marks.includes('>'),
    topic: topic ?? null,
    firstWord: source.split(/[ ,{(]/, 1)[0] ?? '',
    canTurn: /^\(*[а-яё]/.test(source),
  }
}

/** One template per line; blank lines are ignored. */
export function templates(text: string): readonly Template[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(parseTemplate)
}

export const canFill = (template: Template, values: SlotValues): boolean =>
  template.slots.every(slot => values[slot] !== undefined) && canRender(template.pieces, values)

const canRender = (pieces: Pieces, values: SlotValues): boolean =>
  pieces.every(piece => {
    if (typeof piece === 'string') return true
    if ('slot' in piece) return values[piece.slot] !== undefined
    return !('anyOf' in piece) || piece.anyOf.some(choice => canRender(choice, values))
  })

/** A turn («но », «увы, ») is prepended if the sentence may start in lower case. */
export function fill(template: Template, values: SlotValues, speakers: Speakers, random: Random, turn = ''): string {
  const render = (pieces: Pieces): string =>
    pieces
      .map(piece => {
        if (typeof piece === 'string') return piece
        if ('slot' in piece) return values[piece.slot] ?? missing(piece.slot, template)
        if ('author' in piece) return piece.author[speakers.author === 'male' ? 0 : 1]
        if ('manager' in piece) return piece.manager[speakers.manager === 'male' ? 0 : 1]
        const chosen = random.pick(piece.anyOf)
        // Most can be rendered, so the others are looked through only if this one cannot.
        if (canRender(chosen, values)) return render(chosen)
        return render(random.pick(piece.anyOf.filter(choice => canRender(choice, values))))
      })
      .join('')
  const text = (template.canTurn ? turn : '') + render(template.pieces)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function missing(slot: string, template: Template): never {
  throw new RangeError(`No value for {${slot}} in «${template.source}»`)
}
