import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { type BelowData, below, filterBar, generalSponsor, wideCard } from './plain-blocks.ts'

export interface PlainPageData extends BelowData {
  rating: Answer<'rating-page-main-info'>
  filters: Answer<'rating-page-filters'>
  sponsors: Answer<'rating-page-sponsors'>
  menu: Answer<'main-menu'>
  bottom: Answer<'bottom-pages'>
  contacts: Answer<'contacts-info'>
}

type Row = PlainPageData['rating']['rows'][number]
interface Link {
  title: string
  path: string
}

const ADDENDS = ['Проекты', 'Отзывы', 'Специализация', 'Кейсы', 'Награды', 'Открытость']
const CHEVRON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-chevron-down x7kvl Rr0EI" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg>'

/** The baseline: the body of the rating page as a hand-written template string, with every value escaped. */
export function plainPage(data: PlainPageData): string {
  const { rating, filters, sponsors, menu, bottom, contacts } = data
  const { edition } = rating
  const path = rating.breadcrumbs.at(-1)?.path ?? '/'
  return `<div class="KpJy7"><span class="mfcu4 HW9db"><a href="#content">К содержанию</a></span><header class="FSzpE" data-print="none"><div class="WfNL-"><a class="LcSfn" href="/" aria-label="Мерило, на главную"><span class="CFW5A">Мерило<svg class="cei5x" viewBox="0 0 65 10" aria-hidden="true"><path d="M.5 0v10M8.5 5v5M16.5 5v5M24.5 5v5M32.5 0v10M40.5 5v5M48.5 5v5M56.5 5v5M64.5 0v10"></path></svg></span></a><nav class="DjHCq" aria-label="Главное меню"><ul class="sMOlT">${menu.pages.map(menuPage).join('')}</ul><noscript><a class="mEPfG" href="#site-map">Все разделы</a></noscript></nav><div class="_28iAt"><search class="DDkQD"><form class="gdhaM" action="/search/" method="get"><input class="NOH-S" type="search" maxLength="100" aria-label="Найти агентство" placeholder="Найти агентство" autoComplete="off" enterKeyHint="search" name="q" value=""/><button class="cJNA8" type="submit" aria-label="Искать">${CHEVRON}</button></form></search></div></div></header><main id="content" class="S-zJg" tabindex="-1"><header class="B69m9"><nav aria-label="Навигационная цепочка"><ol class="CVWKv">${links('li', 'yXGel', rating.breadcrumbs)}</ol></nav><h1>${escapeHtml(rating.h1)}</h1><p class="gReFv">Обновлено ${formatDate(edition.computed_at)} · ${counted(edition.participants, 'participant')} · ${counted(edition.projects, 'project')} · <a href="${escapeHtml(path)}">Методика</a> · Места не продаются</p><div class="zCUR3"><nav class="_4RVfX" aria-label="Ценовые сегменты"><ul class="_15bTi">${rating.tiers.map(tier).join('')}</ul></nav><nav class="_4RVfX" aria-label="Выпуски рейтинга"><ul class="_15bTi">${links('li', 'OvWrY', rating.years)}</ul></nav></div></header>${generalSponsor(sponsors)}${filterBar(filters, path)}<section class="nFCyN" aria-label="Участники рейтинга"><form action="${escapeHtml(path)}" method="get"><table class="iSG8a"><caption>${escapeHtml(rating.h1)}</caption><thead><tr><th scope="col" class="f1kr7">Место</th><th scope="col">Агентство</th><th scope="col" class="tNk-4">Проекты</th><th scope="col" class="GOsGK">Отзывы</th><th scope="col" class="MGVl8">Цена</th><th scope="col" class="og9Gm">Балл</th><th scope="col" class="Zk3Qa"><span class="mfcu4">Подробнее</span></th></tr></thead><tbody>${rating.rows.slice(0, 3).map(ratingRow).join('')}</tbody>${wideCard(sponsors)}<tbody>${rating.rows.slice(3).map(ratingRow).join('')}</tbody></table></form></section>${below(data)}</main><footer class="RD8cp" data-print="none"><div class="_5EYkS"><hr class="_7kp1x"/><nav id="site-map" class="tE3rF" aria-label="Карта сайта" tabindex="-1"><div class="mh-vM">${bottom.groups.map(group).join('')}</div></nav><div class="w6lkl"><address class="_2XYyp"><p>${escapeHtml(contacts.legal_name)}, ИНН ${escapeHtml(contacts.inn)}, ОГРН ${escapeHtml(contacts.ogrn)}</p><p>${escapeHtml(contacts.address)}</p><ul class="mLQRF">${contacts.emails.map(({ purpose, email }) => `<li>${escapeHtml(purpose)}: <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li>`).join('')}</ul></address><p>Места не продаются: порядок агентств считается по открытой методике, реклама на него не влияет и всегда помечена.</p><p class="_3pWNF">Демонстрационные данные: агентства, люди и отзывы вымышлены.</p></div></div></footer></div>`
}

const menuPage = ({ title, path }: Link): string =>
  `<li class="R-zF3"><a href="${escapeHtml(path)}" class="mEPfG">${escapeHtml(title)}${CHEVRON}</a></li>`

const links = (tag: string, className: string, list: readonly Link[]): string =>
  list
    .map(
      ({ title, path }) =>
        `<${tag}><a class="${className}" href="${escapeHtml(path)}">${escapeHtml(title)}</a></${tag}>`,
    )
    .join('')

const tier = ({ title, path, bounds }: PlainPageData['rating']['tiers'][number]): string =>
  `<li><a class="OvWrY" href="${escapeHtml(path)}">${escapeHtml(title)}<span class="_2Lkxg">${escapeHtml(bounds)}</span></a></li>`

const group = ({ title, links: list }: PlainPageData['bottom']['groups'][number]): string =>
  `<section class="c0K-1"><h2 class="y-7IF">${escapeHtml(title)}</h2><ul class="qA5dZ">${list.map(({ title, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`).join('')}</ul></section>`

function ratingRow({ place, change, agency, projects, reviews, average, price_from, score, addends }: Row): string {
  const path = `/agency-${escapeHtml(agency.name_lat)}/`
  return `<tr><td class="w44TI">${place}${change ? `<span class="x1 x2" role="img" aria-label="${change > 0 ? 'выше' : 'ниже'} прошлого выпуска на ${Math.abs(change)}" title="${change > 0 ? 'выше' : 'ниже'} прошлого выпуска на ${Math.abs(change)}">${Math.abs(change)}</span>` : ''}</td><td class="qEv-U"><img class="SIbPU bv8QG" src="${escapeHtml(agency.logo)}" alt="" width="48" height="48" loading="lazy" decoding="async"/><a href="${path}">${escapeHtml(agency.name)}</a><small>${escapeHtml(agency.city)} · ${agency.headcount} чел.</small><span>${escapeHtml(agency.tagline)}</span></td><td>${projects}</td><td>${average === null ? '' : `<span class="Xgvmj" role="img" aria-label="Оценка ${formatFixed(average)} из 5">${formatFixed(average)}</span>`}<small>${counted(reviews, 'review')}</small></td><td>${formatPriceFrom(price_from)}</td><td class="_8ZS97">${formatFixed(score)}<svg class="Q0-AX" role="img" aria-label="Балл ${formatFixed(score)} из 100">${bars(addends)}</svg>${button(agency, 'why', `Почему ${place}-е`)}</td><td class="Mu7AP">${button(agency, 'more', 'Подробнее')}</td></tr>`
}

const button = ({ id, name }: Row['agency'], part: string, text: string): string =>
  `<button type="submit" class="F-9t4" value="${id}" data-part="${part}" aria-expanded="false" aria-label="${text}: ${escapeHtml(name)}" name="why">${text}</button>`

function bars(addends: readonly number[]): string {
  let start = 0
  let html = ''
  for (const [index, points] of addends.entries()) {
    html += `<rect x="${start.toFixed(1)}%" width="${points}%"><title>${ADDENDS[index]}: ${formatFixed(points)}</title></rect>`
    start += points
  }
  return html
}
