import { CITIES, cityBySlug } from '../vocabulary/cities.ts'
import { COUNTRIES, countryBySlug } from '../vocabulary/countries.ts'
import { SERVICES } from '../vocabulary/services.ts'
import type { CleanValues, FieldErrors, FormRules } from './check-form.ts'

/** No web agency in the region is older. */
const FIRST_YEAR = 1990
const MAX_HEADCOUNT = 20_000

const slugs = <S extends string>(rows: readonly { slug: S }[]): S[] => rows.map(({ slug }) => slug)

/** An agency's application to join the catalog. */
export const registrationForm = (thisYear: number) =>
  ({
    name: { kind: 'line', from: 2, to: 100 },
    site: { kind: 'site' },
    services: { kind: 'choices', of: slugs(SERVICES) },
    founded: { kind: 'year', from: FIRST_YEAR, to: thisYear },
    headcount: { kind: 'number', from: 1, to: MAX_HEADCOUNT },
    country: { kind: 'choice', of: slugs(COUNTRIES) },
    city: { kind: 'choice', of: slugs(CITIES) },
    address: { kind: 'line', from: 5, to: 200 },
    phone: { kind: 'phone' },
    email: { kind: 'mail' },
    administrator_name: { kind: 'line', from: 2, to: 100 },
    administrator_email: { kind: 'mail' },
    consent: { kind: 'tick', unticked: 'Без согласия на обработку данных мы не можем принять заявку' },
  }) as const satisfies FormRules

export type RegistrationRules = ReturnType<typeof registrationForm>
export type Registration = CleanValues<RegistrationRules>

/** Cross-field check: the city must be in the chosen country. */
export function checkPlace({ city, country }: Pick<Registration, 'city' | 'country'>): FieldErrors {
  const { title, country: own } = cityBySlug(city)
  return own === country ? {} : { city: `${title} — ${countryBySlug(own).title}: проверьте страну или город` }
}
