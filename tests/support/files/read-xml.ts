export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Parses what we write (elements, attributes, text) and throws if it is not well-formed XML. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let end = 0
  for (const token of xml.matchAll(TOKEN)) {
    end = token.index + token[0].length
    const [, closed, opened, attributes = '', isEmpty, text] = token
    const current = open.at(-1) ?? root
    if (closed && open.pop()?.name !== closed) throw new Error(`</${closed}> closes <${current.name}>`)
    if (opened) {
      const element = { name: opened, attributes: attributesIn(attributes), children: [], text: '' }
      current.children.push(element)
      if (!isEmpty) open.push(element)
    }
    if (text) current.text += unescaped(text)
  }
  const [document, ...others] = root.children
  if (end !== xml.length || open.length > 1 || !document || others.length > 0 || root.text.trim() !== '') {
    throw new Error(`Not well-formed at ${end}: ${xml.slice(end, end + 100)}`)
  }
  return document
}

/** The texts of all children with this name. */
export const textsOf = ({ children }: XmlElement, name: string): string[] =>
  children.filter(child => child.name === name).map(({ text }) => text)

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w:]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescaped(value)]),
  )

const unescaped = (text: string): string =>
  text.replace(/&([^;]*;?)/g, (_, name: string) => {
    const character = ENTITIES[name.slice(0, -1)]
    if (!character || !name.endsWith(';')) throw new Error(`&${name} is no entity`)
    return character
  })
