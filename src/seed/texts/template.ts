import type { PersonGender } from '#seed/names/people.ts'

/**
 * A sentence with placeholders, parsed once:
 *   {slot}          a value; the name of the slot gives the case
 *   [ся|ась]        by gender of the author
 *   <был|была>      by gender of the agency's manager
 * Prefixes: ~ warm voice only, = business voice only, > never first in a text.
 * Suffixes: a topic (#terms) is used once per text; scopes (@code) limit where the sentence fits.
 */
export type Template = {
  source: string
  pieces: readonly Piece[]
  slots: readonly string[]
  voice: 'warm' | 'business' | null
  canOpen: boolean
  topic: string | null
  firstWord: string
  canTurn: boolean
}

type Piece = string | { slot: string } | { author: readonly [string, string] } | { manager: readonly [string, string] }

export type SlotValues = Readonly<Record<string, string | undefined>>
export type Speakers = { author: PersonGender; manager: PersonGender }

/** A scope works as a slot that must have a value. */
export const scope = (isHeld: boolean): '' | undefined => (isHeld ? '' : undefined)

/** For texts that mention neither an author nor a manager. */
export const NO_SPEAKERS: Speakers = { author: 'male', manager: 'male' }

const PLACEHOLDER = /\{([^}]+)\}|\[([^|\]]*)\|([^\]]*)\]|<([^|>]*)\|([^>]*)>/g

export function parseTemplate(line: string): Template {
  const [, marks = '', source = '', tags = ''] = line.match(/^([~=>]*)\s*(.*?)((?:\s+[#@][a-z]+)*)$/) ?? []
  const scopes = tags.match(/@[a-z]+/g) ?? []
  const topic = tags.match(/#([a-z]+)/)?.[1]
  const pieces: Piece[] = []
  let end = 0
  for (const placeholder of source.matchAll(PLACEHOLDER)) {
    pieces.push(source.slice(end, placeholder.index))
    const [whole, slot, male, female, he, she] = placeholder
    if (slot !== undefined) pieces.push({ slot })
    else if (he !== undefined) pieces.push({ manager: [he, she ?? ''] })
    else pieces.push({ author: [male ?? '', female ?? ''] })
    end = placeholder.index + whole.length
  }
  pieces.push(source.slice(end))
  return {
    source,
    pieces: pieces.filter(piece => piece !== ''),
    slots: [...scopes, ...pieces.flatMap(piece => (typeof piece === 'object' && 'slot' in piece ? [piece.slot] : []))],
    voice: marks.includes('~') ? 'warm' : marks.includes('=') ? 'business' : null,
    canOpen: !marks.includes('>'),
    topic: topic ?? null,
    firstWord: source.split(/[ ,{]/, 1)[0] ?? '',
    canTurn: /^[а-яё]/.test(source),
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

export function canFill(template: Template, values: SlotValues): boolean {
  for (const slot of template.slots) if (values[slot] === undefined) return false
  return true
}

/** A turn («но », «увы, ») is prepended if the sentence may start in lower case. */
export function fill(template: Template, values: SlotValues, speakers: Speakers, turn = ''): string {
  let text = template.canTurn ? turn : ''
  for (const piece of template.pieces) {
    if (typeof piece === 'string') text += piece
    else if ('slot' in piece) text += values[piece.slot] ?? missing(piece.slot, template)
    else if ('author' in piece) text += piece.author[speakers.author === 'male' ? 0 : 1]
    else text += piece.manager[speakers.manager === 'male' ? 0 : 1]
  }
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function missing(slot: string, template: Template): never {
  throw new RangeError(`No value for {${slot}} in «${template.source}»`)
}
