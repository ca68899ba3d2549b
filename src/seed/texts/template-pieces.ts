export type Pieces = readonly Piece[]
type Piece = string | { slot: string } | { author: Genders } | { manager: Genders } | { anyOf: readonly Pieces[] }
type Genders = readonly [male: string, female: string]

const TOKEN = /\{([^}]+)\}|\[([^|\]]*)\|([^\]]*)\]|<([^|>]*)\|([^>]*)>|([(|)])|[^{}[\]<>(|)]+/g

/** The pieces of a template's source; their notation is described at `Template`. */
export function parsePieces(source: string): Pieces {
  const tokens = [...source.matchAll(TOKEN)]
  let next = 0
  const piecesUntil = (closers: string): Piece[] => {
    const pieces: Piece[] = []
    for (let token = tokens[next]; token && !closers.includes(token[6] ?? ' '); token = tokens[next]) {
      next += 1
      pieces.push(token[6] === '(' ? { anyOf: choices() } : pieceOf(token))
    }
    return pieces
  }
  const choices = (): Pieces[] => {
    const list = [piecesUntil('|)')]
    while (tokens[next]?.[6] === '|') {
      next += 1
      list.push(piecesUntil('|)'))
    }
    if (tokens[next]?.[6] !== ')') throw new SyntaxError(`Unclosed choice in «${source}»`)
    next += 1
    return list
  }
  const pieces = piecesUntil('')
  if (tokens.map(([text]) => text).join('') !== source) throw new SyntaxError(`Stray bracket in «${source}»`)
  return pieces
}

function pieceOf([text, slot, male, female, he, she, mark]: RegExpExecArray): Piece {
  if (mark) throw new SyntaxError(`Stray «${mark}»`)
  if (slot !== undefined) return { slot }
  if (he !== undefined) return { manager: [he, she ?? ''] }
  if (male !== undefined) return { author: [male, female ?? ''] }
  return text
}
