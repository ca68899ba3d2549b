import { closeFeedback, getFeedback, listNewFeedback } from '#db/queries/feedback.ts'
import { formatDateNumeric, formatTime } from '#domain/dates.ts'
import { formatPhone } from '#domain/phones.ts'
import { type Command, type CommandContext, OperatorError, UsageError } from '../command.ts'

const MAX_LISTED = 100
const FIRST_WORDS = 60

/** What may be done with messages to the editors, by its name; all but the list name one of them. */
const ACTIONS: Readonly<Record<string, (context: CommandContext, id: number) => Promise<void>>> = { list, show, close }

export const feedback: Command = {
  name: 'feedback',
  summary: 'сообщения редакции, на которые ещё не ответили',
  help: [
    'list        какие ждут ответа, самые давние первыми',
    'show <id>   сообщение целиком и кому ответить',
    'close <id>  вопрос решён, из очереди убрать',
    'Со встроенной базой остановите сайт: она открывается только одной программой.',
  ],
  operands: ['list|show|close', 'id?'],
  run: async context => {
    const [asked = '', id] = context.operands
    const action = Object.hasOwn(ACTIONS, asked) ? ACTIONS[asked] : undefined
    if (!action) throw new UsageError(`Нет действия «${asked}». Справка: npm run ops -- feedback --help`)
    if (action !== list && !/^[1-9]\d{0,8}$/.test(id ?? '')) {
      throw new UsageError(`Нужно так: npm run ops -- feedback ${asked} <id>`)
    }
    await action(context, Number(id))
  },
}

async function list({ database, say }: CommandContext): Promise<void> {
  const waiting = await listNewFeedback(database.kysely, MAX_LISTED)
  if (waiting.length === 0) return say('Сообщений без ответа нет.')
  for (const { id, created_at, name, message } of waiting) {
    say(`${id}  ${momentOf(created_at)}  ${name}: ${firstWords(message)}`)
  }
  if (waiting.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function show({ database, say }: CommandContext, id: number): Promise<void> {
  const found = await getFeedback(database.kysely, id)
  if (!found) throw noSuch(id)
  const phone = found.phone === null ? '' : `, ${formatPhone(found.phone)}`
  say(`Сообщение ${id} от ${momentOf(found.created_at)}, ${found.status === 'new' ? 'ждёт ответа' : 'закрыто'}`)
  say(`${found.name}, ${found.email}${phone}`)
  say('')
  for (const line of found.message.split('\n')) say(line)
}

async function close({ database, say }: CommandContext, id: number): Promise<void> {
  if (!(await closeFeedback(database.kysely, id))) throw noSuch(id)
  say(`Сообщение ${id} закрыто.`)
}

const noSuch = (id: number) => new OperatorError(`Нет открытого сообщения ${id}. Список: npm run ops -- feedback list`)

function firstWords(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > FIRST_WORDS ? `${line.slice(0, FIRST_WORDS).trimEnd()}…` : line
}

const momentOf = (moment: Date): string => `${formatDateNumeric(moment)} ${formatTime(moment)}`
