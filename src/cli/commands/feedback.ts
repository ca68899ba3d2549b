import { getFeedback, listNewFeedback, updateClosedFeedback } from '#db/queries/join/feedback.ts'
import { formatPhone } from '#domain/contacts/phones.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import { type CommandContext, OperatorError } from '../command.ts'

const PREVIEW_LENGTH = 60
/** Forms with a subject of their own. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'advertising-order': 'реклама',
  'promo-page-send-feedback': 'премия',
}

export const feedback = actionCommand({
  name: 'feedback',
  actions: [
    { name: 'list', help: 'какие ждут ответа, самые давние первыми', run: list },
    { name: 'show', takesId: true, help: 'сообщение целиком и кому ответить', run: show },
    { name: 'close', takesId: true, help: 'вопрос решён, из очереди убрать', run: close },
  ],
})

async function list({ database, say }: CommandContext): Promise<void> {
  const waiting = await listNewFeedback(database.kysely, MAX_LISTED)
  if (waiting.length === 0) return say('Сообщений без ответа нет.')
  for (const { id, form, created_at, name, message } of waiting) {
    const about = SUBJECTS[form]
    say(`${id}  ${formatDateTime(created_at)}  ${about ? `[${about}] ` : ''}${name}: ${previewOf(message)}`)
  }
  if (waiting.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function show({ database, say }: CommandContext, id: number): Promise<void> {
  const found = await getFeedback(database.kysely, id)
  if (!found) throw noSuch(id)
  const phone = found.phone === null ? '' : `, ${formatPhone(found.phone)}`
  say(`Сообщение ${id} от ${formatDateTime(found.created_at)}, ${found.status === 'new' ? 'ждёт ответа' : 'закрыто'}`)
  say(`${found.name}, ${found.email}${phone}`)
  say('')
  for (const line of found.message.split('\n')) say(line)
}

async function close({ database, say }: CommandContext, id: number): Promise<void> {
  if (!(await updateClosedFeedback(database.kysely, id))) throw noSuch(id)
  say(`Сообщение ${id} закрыто.`)
}

const noSuch = (id: number) => new OperatorError(`Нет открытого сообщения ${id}. Список: npm run ops -- feedback list`)

function previewOf(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).trimEnd()}…` : line
}
