import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getSponsor } from '#db/queries/advertising/placements.ts'
import { superlativeIn } from '#domain/advertising/check-placement.ts'
import { CARRIERS, type CarrierName } from '#domain/analytics/carriers.ts'
import { addPlacement, type OrderedAd, RefusedAdError } from '#server/operations/ads/add-placement.ts'
import { BadPictureError } from '#server/operations/ads/encode-picture.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'

const NO_COUNTERS = 'none'
const ID = /^[1-9]\d{0,8}$/

/** `ads add`: every refusal is a sentence, and nothing is stored then. */
export async function addAd(context: CommandContext): Promise<void> {
  const { database, say } = context
  const ad = await orderedAd(context)
  const id = await addPlacement(database, ad).catch(refuse)
  const superlative = superlativeIn([ad.title, ...ad.attributes])
  if (superlative !== null) say(`Внимание: «${superlative}» в рекламе нужно подтверждать исследованием.`)
  say(`Объявление ${id} поставлено.`)
}

function refuse(error: unknown): never {
  if (error instanceof RefusedAdError || error instanceof BadPictureError) {
    throw new OperatorError(`Объявление не поставлено. ${error.message}`, { cause: error })
  }
  throw error
}

async function orderedAd({ database, options }: CommandContext): Promise<OrderedAd> {
  const given = (name: string): string => String(options[name] ?? '').trim()
  const orNull = (name: string): string | null => given(name) || null
  const sponsor = await advertiserOf(database, given)
  const { attribute = [] } = options
  return {
    ...sponsor,
    slot: given('slot'),
    ratingType: orNull('rating'),
    agency: orNull('agency'),
    title: given('title'),
    attributes: (Array.isArray(attribute) ? attribute : [attribute]).map(one => String(one).trim()),
    erid: given('erid'),
    startsOn: given('from'),
    endsOn: given('to'),
    picture: await pictureAt(orNull('image')),
    counters: countersIn(orNull('counters')),
  }
}

async function advertiserOf({ kysely }: CommandContext['database'], given: (name: string) => string) {
  const known = given('sponsor')
  if (known === '') {
    const [name, advertiser, inn, link] = ['name', 'advertiser', 'inn', 'link'].map(given)
    if (!name)
      throw new UsageError('Назовите рекламодателя: --sponsor <номер> или --name, --advertiser, --inn, --link.')
    return { sponsorId: null, name, advertiser: advertiser ?? '', inn: inn ?? '', link: link ?? '' }
  }
  const sponsor = ID.test(known) ? await getSponsor(kysely, Number(known)) : null
  if (!sponsor) throw new OperatorError(`Рекламодателя № ${known} нет. Номера: npm run ops -- ads list --all`)
  const { id, name, advertiser, inn, link } = sponsor
  return { sponsorId: id, name, advertiser, inn, link }
}

/** Null if nothing was said. */
function countersIn(text: string | null): readonly CarrierName[] | null {
  if (text === null) return null
  const named = text === NO_COUNTERS ? [] : text.split(',').map(name => name.trim())
  const known = CARRIERS.filter(name => named.includes(name))
  if (known.length === named.length) return known
  throw new UsageError(`--counters: ${CARRIERS.join(', ')} через запятую или ${NO_COUNTERS}.`)
}

async function pictureAt(path: string | null): Promise<Buffer | null> {
  if (path === null) return null
  try {
    return await readFile(resolve(path))
  } catch (error) {
    throw new OperatorError(`Файл ${path} не открывается.`, { cause: error })
  }
}
