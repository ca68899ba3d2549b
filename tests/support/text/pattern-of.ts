import type { Template } from '#seed/texts/template.ts'

type Pieces = Template['pieces']

// A sentence may follow a turn: «правда, …», «из неприятного: …».
const START = '(?<=^|[.!?…] |\n|[:,] |но )'

/** Recognises what a template may have become, whatever was chosen. */
export const patternOf = ({ pieces }: Template): RegExp => new RegExp(START + sourceOf(pieces), 'iu')

const sourceOf = (pieces: Pieces): string =>
  pieces
    .map(piece => {
      if (typeof piece === 'string') return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      if ('slot' in piece) return '[^\n!?]{1,90}?'
      if ('author' in piece) return `(?:${piece.author.join('|')})`
      if ('manager' in piece) return `(?:${piece.manager.join('|')})`
      return `(?:${piece.anyOf.map(sourceOf).join('|')})`
    })
    .join('')
