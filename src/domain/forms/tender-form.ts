import { parseAgencyIds } from '../agency/agency-ids.ts'
import { MAX_RECIPIENTS } from '../agency/chosen-agencies.ts'
import { countedGenitive } from '../russian/plural.ts'
import { workBySlug } from '../tender/wanted-work.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { SERVICES } from '../vocabulary/services.ts'
import type { FormRules, OwnCheck } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

/** In roubles. */
export const MAX_BUDGET = 1_000_000_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A tender to chosen agencies; `today` («2026-03-05») bounds the deadline. */
export const tenderForm = (today: string) =>
  ({
    agencies: { kind: 'own', label: 'Получатели', check: checkRecipients },
    service: { kind: 'choice', label: 'Услуга', of: SERVICES.map(({ slug }) => slug) },
    work: { kind: 'own', label: 'Что нужно', check: checkWork, isOptional: true },
    city: { kind: 'own', label: 'Город агентства', check: checkCity, isOptional: true },
    system: { kind: 'line', label: 'Платформа', from: 1, to: 40, isOptional: true },
    budget: { kind: 'money', label: 'Бюджет', from: 1, to: MAX_BUDGET, isOptional: true },
    deadline: { kind: 'own', label: 'Срок', check: checkDay(today), isOptional: true },
    text: { kind: 'text', label: 'Задача', from: 20, to: 4000 },
    name: { kind: 'line', label: 'Имя', from: 2, to: 100 },
    company: { kind: 'line', label: 'Компания', from: 2, to: 150 },
    email: { kind: 'mail', label: 'Почта' },
    phone: { kind: 'phone', label: 'Телефон', isOptional: true },
    consent: dataConsent('принять заявку'),
    transfer: {
      kind: 'tick',
      label: 'согласие на передачу данных агентствам',
      unticked: 'Без согласия на передачу данных мы не можем отправить заявку агентствам',
    },
  }) as const satisfies FormRules

/** For rendering only, in the browser too: past deadlines are refused on the server, which knows the date. */
export const TENDER_FORM = tenderForm('0000-01-01')

function checkRecipients(line: string): ReturnType<OwnCheck> {
  const ids = parseAgencyIds(line)
  if (ids.length === 0) return { error: 'Выберите хотя бы одно агентство' }
  return ids.length > MAX_RECIPIENTS
    ? { error: `Не больше ${countedGenitive(MAX_RECIPIENTS, 'agency')}` }
    : { value: ids.join(',') }
}

function checkWork(slug: string): ReturnType<OwnCheck> {
  return workBySlug(slug) ? { value: slug } : { error: 'Такой работы в списке нет' }
}

function checkCity(slug: string): ReturnType<OwnCheck> {
  return cityBySlug(slug) ? { value: slug } : { error: 'В рейтингах такого города нет' }
}

function checkDay(today: string): OwnCheck {
  return day => {
    if (!isDay(day)) return { error: 'Напишите дату: год, месяц, число' }
    return day < today ? { error: 'Этот день уже прошёл' } : { value: day }
  }
}

/** Rejects impossible dates such as «2026-02-31», which Date would roll over. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
