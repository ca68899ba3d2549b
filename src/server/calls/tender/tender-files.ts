import type { Params } from '#contract/index.ts'
import type { NewTenderFile } from '#db/queries/tender/tenders.ts'
import { cleanFileName, fileKindOf, MAX_FILES, MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'

type SentFiles = NonNullable<Params<'tenderline-form'>['files']>
type ReadFiles = { files: NewTenderFile[]; error: null } | { files: null; error: string }

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The files as they will be stored, or a message about the first one refused. */
export function readFiles(sent: SentFiles): ReadFiles {
  if (sent.length > MAX_FILES) return refuse(`Не больше ${MAX_FILES} файлов`)
  const files: NewTenderFile[] = []
  let size = 0
  for (const [index, { name, content }] of sent.entries()) {
    const bytes = BASE64.test(content) ? Buffer.from(content, 'base64') : Buffer.alloc(0)
    size += bytes.length
    if (size > MAX_FILES_BYTES) return refuse('Файлы вместе больше 10 МиБ')
    const kind = fileKindOf(bytes)
    // By number: a file name is untrusted and may contain anything.
    if (!kind) return refuse(`Файл ${index + 1} не подходит: ${ACCEPTED}`)
    files.push({ name: cleanFileName(name, kind), mime: kind.mime, bytes })
  }
  return { files, error: null }
}

const ACCEPTED = 'берём PDF, картинки PNG, JPEG и WebP, документы Office, архивы ZIP и простой текст'

const refuse = (error: string): ReadFiles => ({ files: null, error })
