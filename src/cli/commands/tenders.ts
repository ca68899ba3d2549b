import { listTendersForOperator } from '#db/queries/tender/tenders.ts'
import { outcomeTitle } from '#domain/forms/tender-outcome-form.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import type { CommandContext } from '../command.ts'

export const tenders = actionCommand({
  name: 'tenders',
  actions: [
    {
      name: 'list',
      help: 'последние заявки: услуга, состояние, сколько прочитали, ответили и отказались; без личных данных',
      run: list,
    },
  ],
})

type Listed = Awaited<ReturnType<typeof listTendersForOperator>>[number]

async function list({ database, say }: CommandContext): Promise<void> {
  const listed = await listTendersForOperator(database.kysely, MAX_LISTED)
  if (listed.length === 0) say('Заявок ещё нет.')
  for (const tender of listed) say(lineOf(tender))
  if (listed.length === MAX_LISTED) say(`Показаны последние ${MAX_LISTED}.`)
}

function lineOf({ id, service, created_at, recipients, read, answered, refused, ...tender }: Listed): string {
  const title = serviceBySlug(service)?.title ?? service
  const state = tender.confirmed_at === null ? 'не подтверждена' : 'подтверждена'
  const end = tender.outcome === null ? '' : `, закрыта: ${lowerFirst(outcomeTitle(tender.outcome))}`
  const counts = `получателей ${recipients}, прочитали ${read}, ответили ${answered}, отказались ${refused}`
  return `${id}  ${title}, от ${formatDateTime(created_at)}, ${state}, ${counts}${end}`
}
