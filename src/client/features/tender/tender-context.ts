import { isDay, TENDER_FORM } from '#domain/forms/tender-form.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { findCity } from '#domain/places/find-city.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import type { FormRoute } from '../../forms/form-route.ts'
import { filesIn } from './chosen-files.ts'

/** Answers known from the link to the form, as written in its address. */
export interface TenderContext {
  type: string
  city: string
  system: string
  budget: string
  deadline: string
}

const ROUBLES = /^[1-9]\d{3,9}$/

/** Grouped as people write it, «1 500 000»; a budget in words stays as typed. */
export const shownBudget = (budget: string): string => (ROUBLES.test(budget) ? formatNumber(Number(budget)) : budget)

/** Initial values of the form's fields; anything unknown is left empty. */
export const prefilledFields = ({ type, city, system, budget, deadline }: TenderContext) => ({
  service: workBySlug(type)?.service ?? '',
  work: workBySlug(type)?.slug ?? '',
  city: findCity(city)?.slug ?? '',
  system: systemBySlug(system)?.slug ?? '',
  budget: shownBudget(budget),
  deadline: isDay(deadline) ? deadline : '',
})

const ROUTE: FormRoute<keyof typeof TENDER_FORM> = {
  label: 'Путь заявки',
  stages: [
    { title: 'Кому' },
    { title: 'Задача', fields: ['service', 'text'], seconds: 60 },
    { title: 'Контакты', fields: ['name', 'company', 'email', 'consent', 'transfer'] },
    { title: 'Почта' },
    { title: 'Ответы' },
  ],
  sent: 'Ждёт, что вы подтвердите почту',
}

/** Props of the call form, shared by the page and the dialog. */
export const TENDER_CALL = {
  call: 'tenderline-form',
  subject: {},
  rules: TENDER_FORM,
  labels: { files: 'Файлы' },
  submit: 'Отправить заявку',
  route: ROUTE,
  again: 'Составить ещё одну заявку',
  filesIn,
} as const
