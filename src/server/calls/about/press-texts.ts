import type { Answer } from '#contract/index.ts'
import type { CatalogCounters } from '#db/queries/menu/catalog.ts'
import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import { counted } from '#domain/russian/plural.ts'
import { typeset } from '#domain/russian/typeset.ts'

type PressTexts = Answer<'press-page'>['texts']

/** The compiler asks for the word of another number of addends. */
const FACTOR_COUNT: Readonly<Record<(typeof FACTORS)['length'], string>> = { 6: 'шести' }

const FACTOR_NAMES: Readonly<Record<Factor, string>> = {
  projects: 'проекты',
  reviews: 'отзывы клиентов',
  focus: 'фокус',
  cases: 'кейсы',
  awards: 'награды',
  openness: 'открытость',
}

function factorList(): string {
  const names = FACTORS.map(factor => FACTOR_NAMES[factor])
  return `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`
}

/** Descriptions of the site in three lengths, with current figures. */
export function pressTexts(siteName: string, { agencies, projects, reviews }: CatalogCounters): PressTexts {
  const catalogue = `В каталоге ${counted(agencies, 'agency')}, ${counted(projects, 'project')} и ${counted(reviews, 'review')} клиентов.`
  const short = `${siteName} — открытый рейтинг диджитал-агентств: места считает опубликованная методика, купить их нельзя.`
  const score =
    `Балл агентства складывается из ${FACTOR_COUNT[FACTORS.length]} слагаемых: ${factorList()}. ` +
    'Вес каждого опубликован, а за каждым слагаемым видны факты, из которых оно сложилось.'
  const money = 'Реклама помечена и на места не влияет: расчёт не знает, кто её купил.'
  const readers =
    'Сайтом пользуются компании, которые выбирают подрядчика: ищут по задаче, городу и бюджету, сравнивают агентства, ' +
    'читают отзывы с проверенной почтой, узнают цены похожих проектов и отправляют заявку выбранным агентствам. ' +
    'Агентства участвуют бесплатно и отвечают на отзывы.'
  const data =
    'Статистика рынка открыта: графики можно встроить на свой сайт, таблицы — скачать. ' +
    'При цитировании нужна ссылка на страницу, с которой взяты данные.'
  return [
    { id: 'short', title: 'Одной фразой', text: typeset(short) },
    { id: 'middle', title: 'Одним абзацем', text: typeset([short, catalogue, score, money].join(' ')) },
    {
      id: 'long',
      title: 'Подробно',
      text: [`${short} ${catalogue}`, score, readers, money, data].map(typeset).join('\n\n'),
    },
  ]
}
