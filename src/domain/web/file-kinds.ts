import type { NounForms } from '../russian/nouns.ts'

/** Not among the rare nouns, which a page with a form would load for it. */
export const FILE: NounForms = { one: 'файл', few: 'файла', many: 'файлов' }

/** A kind of attachment we accept, detected by magic bytes: file names cannot be trusted. */
export interface FileKind {
  mime: string
  /** The first one is added to a name that has none of them. */
  extensions: readonly string[]
}

export const MAX_FILES = 5
/** Together, and small: files arrive before their sender has confirmed anything. */
export const MAX_FILES_BYTES = 1024 * 1024

const TEXT: FileKind = { mime: 'text/plain; charset=utf-8', extensions: ['txt', 'md', 'csv'] }

/** Matches any byte. */
const ANY = -1

const SIGNED: readonly (FileKind & { signature: readonly number[] })[] = [
  { mime: 'application/pdf', extensions: ['pdf'], signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mime: 'image/png', extensions: ['png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], signature: [0xff, 0xd8, 0xff] },
  // «RIFF», four bytes of size, «WEBP»: WAV and AVI begin with RIFF too.
  {
    mime: 'image/webp',
    extensions: ['webp'],
    signature: [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
  },
  // Office documents are zip archives, indistinguishable by magic bytes.
  {
    mime: 'application/zip',
    extensions: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods'],
    signature: [0x50, 0x4b, 0x03, 0x04],
  },
]

/** Null for kinds we refuse: executables, audio, video, unknown archives, text that is not UTF-8. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const signed = SIGNED.find(({ signature }) => signature.every((byte, index) => byte === ANY || bytes[index] === byte))
  if (signed) return signed
  return isPlainText(bytes) ? TEXT : null
}

function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const MAX_NAME = 100

/** A safe name to save a file under: one line, no path, an extension that matches the content. */
export function cleanFileName(name: string, { extensions }: FileKind): string {
  const plain = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const extension = plain.slice(dot + 1).toLowerCase()
  const isFitting = dot > 0 && extensions.includes(extension)
  const stem = (isFitting ? plain.slice(0, dot) : plain) || 'файл'
  return `${[...stem].slice(0, MAX_NAME).join('')}.${isFitting ? extension : extensions[0]}`
}
