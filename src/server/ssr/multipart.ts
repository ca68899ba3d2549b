/** A text field, or files in the shape that calls take. */
export type FormValue = string | { name: string; content: string }[]

/** Uses the platform's FormData parser; null if the body is malformed. */
export async function readMultipart(body: Buffer, contentType: string): Promise<Record<string, FormValue> | null> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!form) return null
  const fields: Record<string, FormValue> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      // A repeated field becomes a list, as in a form without files: «12,7».
      const before = fields[name]
      fields[name] = typeof before === 'string' ? `${before},${value}` : value
      continue
    }
    // Browsers send a nameless, empty file when none was chosen.
    if (value.size === 0 && value.name === '') continue
    const files = fields[name] ?? []
    const content = Buffer.from(await value.arrayBuffer()).toString('base64')
    if (typeof files !== 'string') fields[name] = [...files, { name: value.name, content }]
  }
  return fields
}
