import type { LeafDirective } from 'mdast-util-directive'
import { typeset, withoutHidden } from '#domain/russian/typeset.ts'
import { COVER_SIZE } from '#domain/web/pictures.ts'
import { SHARE_PICTURES } from '../media/share-picture-address.ts'
import type { DraftBlock } from './draft.ts'
import { attributesOf } from './read-figure.ts'
import { lineOf, type Reader } from './reader.ts'

interface Size {
  width: number
  height: number
}

/** Pictures that may be shown in a text. Their sizes are known, so nothing moves while they load. */
const PICTURES: readonly { address: RegExp; size: Size }[] = [
  {
    address: /^\/media\/og\/(?:[a-z0-9+_-]+\/)*[a-z0-9+_-]+\.png$/,
    size: { width: SHARE_PICTURES.width, height: SHARE_PICTURES.height },
  },
  { address: /^\/media\/project\/\d{1,9}\.svg$/, size: COVER_SIZE },
]

const MAX_ADDRESS = 300

/** `::figure[Caption]{src=/media/… source="…" alt="…"}` */
export function readPicture(node: LeafDirective, caption: string, reader: Reader): DraftBlock | null {
  const attributes = attributesOf(node, ['src', 'source', 'alt'], reader)
  if (!attributes) return null
  const { src = '', source = '', alt = '' } = attributes
  const known = src.length <= MAX_ADDRESS ? PICTURES.find(({ address }) => address.test(src)) : undefined
  if (!known) {
    const shown = withoutHidden(src).slice(0, 60)
    reader.refuse(node, `::figure: «${shown}» — не наша картинка. Бывают /media/og/….png и /media/project/….svg.`)
    return null
  }
  if (caption.trim() === '') {
    reader.refuse(node, '::figure: нужна подпись: ::figure[Подпись]{src=/media/…}.')
    return null
  }
  reader.pictures.push({ path: src, line: lineOf(node) })
  return { kind: 'picture', caption, src, ...known.size, source: typeset(source), alt: typeset(alt) }
}
