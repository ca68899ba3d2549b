export interface TextParts {
  html: string
  parts: { id: string; title: string }[]
}

/** Gives the headings of an editors' text ids, so that a table of contents can link to them. */
export function textParts(html: string): TextParts {
  const parts: TextParts['parts'] = []
  const anchored = html.replaceAll(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = `part-${parts.length + 1}`
    parts.push({ id, title: title.replaceAll(/<[^>]+>/g, '') })
    return `<h2 id="${id}">${title}</h2>`
  })
  return { html: anchored, parts }
}
