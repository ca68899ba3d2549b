import type { Params } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { updateCounts } from '#db/queries/forms/form-limits.ts'
import { lockStoredFiles, type NewTenderFile } from '#db/queries/tender/tenders.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { cleanFileName, FILE, fileKindOf, MAX_FILES, MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'

type SentFiles = NonNullable<Params<'tenderline-form'>['files']>
type ReadFiles = { files: NewTenderFile[]; error: null } | { files: null; error: string }

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The files as they will be stored, or a message about the first one refused. */
export function readFiles(sent: SentFiles): ReadFiles {
  if (sent.length > MAX_FILES) return refuse(`Не больше ${countedGenitive(MAX_FILES, FILE)}`)
  const files: NewTenderFile[] = []
  let size = 0
  for (const [index, { name, content }] of sent.entries()) {
    const bytes = BASE64.test(content) ? Buffer.from(content, 'base64') : Buffer.alloc(0)
    size += bytes.length
    if (size > MAX_FILES_BYTES) return refuse('Файлы вместе больше 1\u00a0МБ. Большие дайте ссылкой в тексте')
    const kind = fileKindOf(bytes)
    // By number: a file name is untrusted and may contain anything.
    if (!kind) return refuse(`Файл ${index + 1} не подходит: ${ACCEPTED}`)
    files.push({ name: cleanFileName(name, kind), mime: kind.mime, bytes })
  }
  return { files, error: null }
}

const ACCEPTED = 'берём PDF, картинки PNG, JPEG и WebP, документы Office, архивы ZIP и простой текст'

/** Storage for all senders together: enough for a hundred requests with full attachments a day. */
const PER_DAY_BYTES = 100 * 1024 * 1024
const IN_ALL_BYTES = 2 * 1024 * 1024 * 1024

/** A tenth of it: one network cannot use up everybody's day. */
const OF_NETWORK_BYTES = PER_DAY_BYTES / 10

interface Sender {
  networkHash: string
  now: Date
}

/** Null if there is room; runs in the transaction that stores the files. */
export async function refuseFlood(
  transaction: Db,
  files: readonly NewTenderFile[],
  { networkHash, now }: Sender,
): Promise<string | null> {
  if (files.length === 0) return null
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const stored = await lockStoredFiles(transaction, new Date(now.getTime() - DAY_MS))
  // Hashes of networks change every day too.
  const day = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const [ofNetwork = size] = (await updateCounts(transaction, [`files:${networkHash}`], day, size)).values()
  return hasRoom({ ...stored, ofNetwork: ofNetwork - size }, size) ? null : NO_ROOM
}

const DAY_MS = 86_400_000

type Stored = Awaited<ReturnType<typeof lockStoredFiles>> & { ofNetwork: number }

export const hasRoom = ({ today, all, ofNetwork }: Stored, size: number): boolean =>
  today + size <= PER_DAY_BYTES && all + size <= IN_ALL_BYTES && ofNetwork + size <= OF_NETWORK_BYTES

const NO_ROOM =
  'Сегодня приложено слишком много файлов. Отправьте заявку без них: файлы можно дать ссылкой в тексте или прислать агентствам в ответ'

const refuse = (error: string): ReadFiles => ({ files: null, error })
