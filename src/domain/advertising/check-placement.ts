import { isInn } from '../contacts/inn.ts'
import { countedGenitive } from '../russian/plural.ts'
import { inGuillemets } from '../russian/quotes.ts'
import { CHARACTER } from '../russian/rare-nouns.ts'
import { formatDateNumeric } from '../time/dates.ts'
import { ratingTypeBySlug } from '../vocabulary/rating-types.ts'
import { AD_TEXT, type AdFormat, formatOf } from './formats.ts'
import { type AdSlot, capacityOf, isAdSlot, isNearOwnPlace, ROWS_BEFORE } from './slots.ts'

/** An ad as the operator describes it. */
export interface NewPlacement {
  slot: string
  /** Null for the whole site. */
  ratingType: string | null
  advertiser: string
  inn: string
  link: string
  title: string
  attributes: readonly string[]
  erid: string
  /** Days, both included: «2026-03-05». */
  startsOn: string
  endsOn: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Tokens of the operators of advertising data: Latin letters and digits. */
const ERID = /^[A-Za-z0-9]{8,64}$/
const WEB_ADDRESS = /^https?:\/\/\S[^\s.]*\.\S+$/

export const isErid = (text: string): boolean => ERID.test(text)

const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Problems of the ad itself, a sentence each. */
export function placementProblems(ad: NewPlacement): string[] {
  if (!isAdSlot(ad.slot)) return [`Формата «${ad.slot}» нет.`]
  return [...markProblems(ad), ...scopeProblems(ad, formatOf(ad.slot)), ...textProblems(ad), ...periodProblems(ad)]
}

/** Law 38-ФЗ, art. 18.1. */
function markProblems({ advertiser, inn, erid, link }: NewPlacement): string[] {
  return [
    ...(advertiser.trim().length < 4 ? ['Назовите рекламодателя полностью: ООО «…», АО «…», ИП ….'] : []),
    ...(isInn(inn) ? [] : [`ИНН «${inn}» неверен: нужны 10 или 12 цифр с верными контрольными.`]),
    ...(isErid(erid) ? [] : [`erid «${erid}» не похож на токен: нужны от 8 до 64 латинских букв и цифр.`]),
    ...(WEB_ADDRESS.test(link) && URL.canParse(link)
      ? []
      : [`Ссылка «${link}» должна начинаться с https:// или http://.`]),
  ]
}

function scopeProblems({ ratingType }: NewPlacement, { title, scope }: AdFormat): string[] {
  if (ratingType === null)
    return scope === 'rating' ? [`${title} ставится в один рейтинг: назовите его в --rating.`] : []
  if (scope === 'site') return [`${title} показывается на всём сайте: --rating не нужен.`]
  const type = ratingTypeBySlug(ratingType)
  return type && type.shape !== 'cms' ? [] : [`Рейтинга «${ratingType}», в котором есть реклама, нет.`]
}

function textProblems({ title, attributes }: NewPlacement): string[] {
  const { title: most, attribute, attributes: count } = AD_TEXT
  return [
    ...(title.trim() === '' ? ['Напишите фразу рекламы в --title.'] : []),
    ...(title.length > most ? [`Фраза длиннее ${countedGenitive(most, CHARACTER)}.`] : []),
    ...(attributes.length > count ? [`Свойств больше ${count}.`] : []),
    ...attributes
      .filter(text => text.length > attribute)
      .map(text => `Свойство «${text}» длиннее ${countedGenitive(attribute, CHARACTER)}.`),
  ]
}

function periodProblems({ startsOn, endsOn }: NewPlacement): string[] {
  const wrong = [startsOn, endsOn].filter(day => !isDay(day)).map(day => `Дня «${day}» нет: нужно так: 2026-03-05.`)
  if (wrong.length > 0) return wrong
  return endsOn < startsOn ? ['Последний день раньше первого.'] : []
}

const SUPERLATIVE = /(?<!\p{L})(?:сам(?:ый|ая|ое|ые)|лучш\p{L}*|перв(?:ый|ая|ое|ые)|номер один)(?!\p{L})|№\s*1(?!\d)/iu

/** The first superlative of an ad; advertisers must be able to prove it (order of ФАС 353/23). */
export const superlativeIn = (texts: readonly string[]): string | null =>
  texts.flatMap(text => SUPERLATIVE.exec(text)?.[0] ?? [])[0] ?? null

interface TakenPeriod {
  id: number
  startsOn: string
  endsOn: string
}

/** The same place of the same list is sold once; `taken` are the other ads of that place. */
export function overlapProblem(
  { ratingType, startsOn, endsOn }: Pick<NewPlacement, 'ratingType' | 'startsOn' | 'endsOn'>,
  taken: readonly TakenPeriod[],
): string | null {
  const same = taken.filter(other => other.startsOn <= endsOn && other.endsOn >= startsOn)
  const capacity = capacityOf(ratingType)
  // The days at which the number of simultaneous ads can grow.
  const days = [startsOn, ...same.map(other => other.startsOn).filter(day => day >= startsOn)]
  const full = days.find(day => same.filter(other => other.startsOn <= day && other.endsOn >= day).length >= capacity)
  if (full === undefined) return null
  const others = same.filter(other => other.startsOn <= full && other.endsOn >= full)
  const periods = others.map(
    ({ id, ...other }) => `№ ${id}, ${formatDateNumeric(other.startsOn)} — ${formatDateNumeric(other.endsOn)}`,
  )
  return `Это место в эти дни уже занято: ${periods.join('; ')}.`
}

/** The place of the advertiser in the list of the rating; index from zero. */
interface OwnPlace {
  name: string
  place: number
  index: number
}

/** An agency cannot advertise within five rows of its own place. */
export function ownPlaceProblem(slot: AdSlot, { name, place, index }: OwnPlace): string | null {
  if (slot === 'promotion') return null
  // Filters can bring any participant to the top of the list.
  if (slot === 'general')
    return `${inGuillemets(name)} участвует в этом рейтинге: строка спонсора стоит над списком, и с фильтром между ними может оказаться меньше пяти строк. Выберите карточку или другой рейтинг.`
  if (!isNearOwnPlace(ROWS_BEFORE[slot], index)) return null
  return `${inGuillemets(name)} сейчас на ${place}-м месте этого рейтинга, а карточка стоит после ${ROWS_BEFORE[slot]}-й строки: между ними меньше пяти строк. Выберите другой формат или рейтинг.`
}

export const competitorProblem = (name: string): string =>
  `${inGuillemets(name)} участвует в рейтингах: реклама на всём сайте стояла бы и на страницах конкурентов. Выберите карточку в одном рейтинге.`
