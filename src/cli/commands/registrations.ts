import {
  BrokenRegistrationError,
  findAgencyByDomain,
  getRegistration,
  listNewRegistrations,
  type RegistrationRow,
} from '#db/queries/join/registrations.ts'
import { registrationLines } from '#domain/agency/registration-lines.ts'
import { isMailOfSite } from '#domain/contacts/site-domains.ts'
import { cleanText } from '#domain/forms/clean.ts'
import { findCity } from '#domain/places/find-city.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import {
  approveRegistration,
  DecidedRegistrationError,
  declineRegistration,
} from '#server/operations/decide-registrations.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'

const HOW_TO_PLACE =
  'Если это город словаря под другим именем, примите заявку с --city <слаг>; новый добавьте в src/domain/vocabulary/cities.ts.'

const STATUSES: Readonly<Record<string, string>> = { approved: 'принята', declined: 'отклонена' }

export const registrations = actionCommand({
  name: 'registrations',
  actions: [
    { name: 'list', help: 'какие ждут, самые давние первыми', run: list },
    { name: 'show', takesId: true, help: 'заявка целиком и на что стоит взглянуть', run: show },
    {
      name: 'approve',
      takesId: true,
      after: '[--city kazan]',
      help: 'завести профиль и написать представителю; --city ставит город словаря вместо написанного',
      run: approve,
    },
    {
      name: 'decline',
      takesId: true,
      after: '--reason "…"',
      help: 'отклонить; причина уйдёт представителю',
      run: decline,
    },
  ],
  options: { reason: { type: 'string' }, city: { type: 'string' } },
})

async function list({ database, say }: CommandContext): Promise<void> {
  const waiting = await listNewRegistrations(database.kysely, MAX_LISTED)
  if (waiting.length === 0) return say('Заявок на проверке нет.')
  for (const { id, created_at, name, site_domain } of waiting)
    say(`${id}  ${formatDateTime(created_at)}  ${name}, ${site_domain}`)
  if (waiting.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function show({ database, say }: CommandContext, id: number): Promise<void> {
  const registration = await findRegistration(database, id)
  const { status, reason, created_at, details, site_domain } = registration
  say(`Заявка ${id} от ${formatDateTime(created_at)}, ${STATUSES[status] ?? 'ждёт проверки'}`)
  if (reason !== null) say(`Причина: ${reason}`)
  for (const line of registrationLines(registration)) say(line)
  if (!cityBySlug(details.city)) say(`Внимание: города «${details.city}» нет в словаре. ${HOW_TO_PLACE}`)
  const isOwnMail = isMailOfSite(details.administrator_email, details.site)
  say(
    isOwnMail ? 'Почта представителя — на домене агентства.' : 'Внимание: почта представителя не на домене агентства.',
  )
  const known = status === 'new' ? await findAgencyByDomain(database.kysely, site_domain) : null
  if (known) say(`Внимание: сайт уже в каталоге, агентство ${inGuillemets(known.name)} (${known.slug}).`)
}

async function approve({ database, config: site, options, say }: CommandContext, id: number): Promise<void> {
  const registration = placed(await findRegistration(database, id), options.city)
  const known = await findAgencyByDomain(database.kysely, registration.site_domain)
  if (known && registration.status === 'new') {
    throw new OperatorError(
      `Сайт ${registration.site_domain} уже в каталоге: ${inGuillemets(known.name)} (${known.slug}).`,
    )
  }
  const slug = await decided(registration, () => approveRegistration(database, { registration, site }))
  say(`Заявка ${id} принята, профиль: /agency-${slug}/. Письмо представителю отправит работающий сайт.`)
}

function placed(registration: RegistrationRow, city: unknown): RegistrationRow {
  if (city === undefined) return registration
  const known = findCity(String(city))
  if (!known) throw new UsageError(`Города «${city}» нет в словаре.`)
  return { ...registration, details: { ...registration.details, city: known.slug, country: known.country } }
}

async function decline({ database, config: site, options, say }: CommandContext, id: number): Promise<void> {
  const reason = cleanText(typeof options.reason === 'string' ? options.reason : '')
  if (reason === '') throw new UsageError('Назовите причину: npm run ops -- registrations decline <id> --reason "…"')
  const registration = await findRegistration(database, id)
  await decided(registration, () => declineRegistration(database, { registration, reason, site }))
  say(`Заявка ${id} отклонена. Письмо представителю отправит работающий сайт.`)
}

async function findRegistration({ kysely }: CommandContext['database'], id: number): Promise<RegistrationRow> {
  const registration = await getRegistration(kysely, id).catch(error => {
    if (!(error instanceof BrokenRegistrationError)) throw error
    const fields = error.fields.map(field => `«${field}»`).join(', ')
    throw new OperatorError(`Заявка ${id} в базе испорчена, решить её нельзя. Не читаются поля: ${fields}.`, {
      cause: error,
    })
  })
  if (!registration) throw new OperatorError(`Нет заявки ${id}. Список: npm run ops -- registrations list`)
  return registration
}

async function decided<T>({ id, status }: RegistrationRow, decide: () => Promise<T>): Promise<T> {
  const refusal = `Заявка ${id} уже ${STATUSES[status] ?? 'решена'}.`
  if (status !== 'new') throw new OperatorError(refusal)
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof DecidedRegistrationError)) throw error
    throw new OperatorError(refusal, { cause: error })
  }
}
