import { findCity } from '../places/find-city.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { COUNTRIES, countryBySlug } from '../vocabulary/countries.ts'
import { SERVICES } from '../vocabulary/services.ts'
import type { CleanValues, FieldErrors, FormRules, OwnCheck } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

/** No web agency in the region is older. */
const FIRST_YEAR = 1990
const MAX_HEADCOUNT = 20_000

const slugs = <S extends string>(rows: readonly { slug: S }[]): S[] => rows.map(({ slug }) => slug)

/** An agency's application to join the catalog. */
export const registrationForm = (thisYear: number) =>
  ({
    name: { kind: 'line', label: 'Название агентства', from: 2, to: 100 },
    site: { kind: 'site', label: 'Сайт' },
    services: { kind: 'choices', label: 'Услуги', of: slugs(SERVICES) },
    founded: { kind: 'year', label: 'Год основания', from: FIRST_YEAR, to: thisYear },
    headcount: { kind: 'number', label: 'Сотрудников', from: 1, to: MAX_HEADCOUNT },
    country: { kind: 'choice', label: 'Страна', of: slugs(COUNTRIES) },
    city: { kind: 'own', label: 'Город', check: checkCity },
    address: { kind: 'line', label: 'Адрес', from: 5, to: 200 },
    phone: { kind: 'phone', label: 'Телефон' },
    email: { kind: 'mail', label: 'Почта агентства' },
    administrator_name: { kind: 'line', label: 'Имя представителя', from: 2, to: 100 },
    administrator_email: { kind: 'mail', label: 'Почта представителя' },
    consent: dataConsent('принять заявку'),
  }) as const satisfies FormRules

export type RegistrationRules = ReturnType<typeof registrationForm>
export type Registration = CleanValues<RegistrationRules>

/** Cross-field check: a city we know must be in the chosen country. */
export function checkPlace({ city, country }: Pick<Registration, 'city' | 'country'>): FieldErrors {
  const known = cityBySlug(city)
  if (!known || known.country === country) return {}
  return { city: `${known.title} — ${countryBySlug(known.country).title}: проверьте страну или город` }
}

const CITY_NAME = /^\p{L}[\p{L}\d .’'()-]{1,59}$/u

/** The slug of a city we know; any other stays as typed, for the editors to place. */
function checkCity(line: string): ReturnType<OwnCheck> {
  const name = line.replace(/^(?:г\.|г |город )\s*/i, '')
  const known = findCity(name)
  if (known) return { value: known.slug }
  return CITY_NAME.test(name)
    ? { value: `${name.charAt(0).toUpperCase()}${name.slice(1)}` }
    : { error: 'Напишите название города' }
}
