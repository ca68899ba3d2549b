import type { Answer } from '#contract/index.ts'
import type { NativeCard } from '#contract/shapes/rating.ts'
import type { ResponseCard } from '#contract/shapes/response.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { formatDate } from '#domain/time/dates.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'

// Hand-written markup of the blocks around the rating list.

type Experts = Answer<'/v2/ratingExperts'>['data']
type FilterGroup = Answer<'rating-page-filters'>['groups'][number]
type Ad = NativeCard['ad']

export const filterBar = ({ groups, results_count }: Answer<'rating-page-filters'>, path: string): string =>
  `<section class="aB5jQ" aria-label="Фильтры"><ul class="T28iv">${groups.map(group => filterGroup(group, path)).join('')}</ul><p class="K1ptP" role="status">Найдено ${formatNumber(results_count)} агентств</p></section>`

const filterGroup = ({ key, title, options }: FilterGroup, path: string): string =>
  `<li><details class="VYZ39" name="rating-filters"><summary class="lhrPz">${escapeHtml(title)}</summary><form class="YAh5e" action="${escapeHtml(path)}" method="get">${options.map(option => `<button type="submit" class="zQiuU" value="${option.id}" name="${key}">${escapeHtml(option.title)}<small>${formatNumber(option.count)}</small></button>`).join('')}</form></details></li>`

export function generalSponsor({ general_sponsor }: Answer<'rating-page-sponsors'>): string {
  if (!general_sponsor) return ''
  const { link, name, native_card, ad } = general_sponsor
  return `<div class="q6kPz"><aside class="AgsSO" aria-label="Реклама"><p>Генеральный спонсор: <a href="${escapeHtml(link)}" target="_blank" rel="sponsored noreferrer">${escapeHtml(name)}</a> — ${escapeHtml(native_card ?? '')}</p>${adMark(ad)}</aside></div>`
}

export function wideCard({ wide_native_card }: Answer<'rating-page-sponsors'>): string {
  const [card] = Object.values(wide_native_card).flat()
  if (!card) return ''
  return `<tbody><tr><td class="lP2xQ" colSpan="7"><div class="hJ3sd"><aside class="AgsSO" aria-label="Реклама"><img class="SIbPU bv8QG" src="${escapeHtml(card.image ?? '')}" alt="" width="48" height="48" loading="lazy" decoding="async"/><p class="mQ8zs"><b>${escapeHtml(card.name)}</b> — ${escapeHtml([card.title, ...card.show_attributes].join(' · '))}</p><a class="_9a7rp _2DpBR" href="${escapeHtml(card.link)}" target="_blank" rel="sponsored noreferrer" aria-label="Перейти на сайт: ${escapeHtml(card.name)}">Перейти</a>${adMark(card.ad)}</aside></div></td></tr></tbody>`
}

const adMark = ({ advertiser, inn, erid }: Ad): string =>
  `<small class="onTHT">Реклама. ${escapeHtml(advertiser)}, ИНН ${escapeHtml(inn)}. erid: ${escapeHtml(erid)}</small>`

export interface BelowData {
  responses: Answer<'rating-page-responses'>
  experts: Answer<'/v2/ratingExperts'>
  howToGetIn: Answer<'how-to-get-into-ratings'>
  tags: Answer<'rating-tags'>
}

export const below = ({ responses, experts, howToGetIn, tags }: BelowData): string =>
  `<div class="_3XLjN">${section('responses', 'Отзывы клиентов', `<ul class="XJx8p">${responses.responses.map(responseCard).join('')}</ul><div class="x0dPM"></div>`)}${section('experts', 'Эксперты рейтинга', `<p class="Ebugd">Голоса экспертов показаны рядом с баллом и в него не входят.</p><ul class="XJx8p">${experts.data.map(expertCard).join('')}</ul>`)}${section('ways-in', 'Как попасть в рейтинг', ways(howToGetIn))}${section('tags', 'Соседние рейтинги', `<ul class="h-Shs">${tags.tagsList.map(({ title, path, participants }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}<small>${formatNumber(participants)}</small></a></li>`).join('')}</ul>`)}</div>`

const section = (id: string, title: string, body: string): string =>
  `<section class="nHgL1" aria-labelledby="${id}"><div class="t2Okz"><h2 id="${id}">${title}</h2></div>${body}</section>`

const ways = ({ steps, thresholds, deadline }: BelowData['howToGetIn']): string =>
  `<div class="ODoqR"><ol class="_3fkGz">${steps.map(({ title, text }) => `<li><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></li>`).join('')}</ol><div class="AZzq0"><h3>Что нужно для участия</h3><ul>${thresholds.map(text => `<li>${escapeHtml(text)}</li>`).join('')}</ul><p>${escapeHtml(deadline)}</p></div></div>`

const logo = (src: string): string =>
  `<img class="SIbPU Hb7HU" src="${escapeHtml(src)}" alt="" width="32" height="32" loading="lazy" decoding="async"/>`

function responseCard({ agency, overall, body, author, role, company, price, published_at }: ResponseCard): string {
  const cost = price === null ? '' : `<span>Стоимость: ${formatMoneyShort(price)}</span>`
  return `<li class="LWeNl"><article class="PeJAx"><header class="IYb2E">${logo(agency.logo)}<h3><a href="/agency-${escapeHtml(agency.name_lat)}/" class="TBkhQ">${escapeHtml(agency.name)}</a></h3><span class="Xgvmj" role="img" aria-label="Оценка ${formatFixed(overall)} из 5">${formatFixed(overall)}</span></header><blockquote>${escapeHtml(body)}</blockquote><footer class="dwxnS"><b>${escapeHtml(author)}</b><span>${escapeHtml(role)}, ${escapeHtml(company)}</span>${cost}<span>${formatDate(published_at)}</span><span class="vbluM">Почта на домене компании</span></footer></article></li>`
}

const expertCard = ({ name, role, company, agency, comment }: Experts[number]): string =>
  `<li class="LWeNl"><div class="zsP26"><p><b>${escapeHtml(name)}</b><small>${escapeHtml(role)}, ${escapeHtml(company)}</small></p>${comment ? `<blockquote>${escapeHtml(comment)}</blockquote>` : ''}<p class="R4MwJ">${logo(agency.logo)}<span><small>Голос за</small><a href="/agency-${escapeHtml(agency.name_lat)}/" class="TBkhQ">${escapeHtml(agency.name)}</a></span></p></div></li>`
