import { formatPhone } from '../contacts/phones.ts'
import type { Registration } from '../forms/registration-form.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { countryBySlug } from '../vocabulary/countries.ts'
import { serviceBySlug } from '../vocabulary/services.ts'

interface RegistrationSheet {
  name: string
  details: Omit<Registration, 'name' | 'consent'>
}

/** The registration as plain text lines, for the email to the editors and the command line. */
export function registrationLines({ name, details }: RegistrationSheet): string[] {
  const {
    services,
    country,
    city,
    address,
    phone,
    email,
    founded,
    headcount,
    administrator_name,
    administrator_email,
  } = details
  return [
    `Название: ${name}`,
    `Сайт: ${details.site}`,
    `Услуги: ${services.map(service => serviceBySlug(service).title).join(', ')}`,
    `Основано: ${founded}, сотрудников: ${headcount}`,
    `Адрес: ${countryBySlug(country).title}, ${cityBySlug(city)?.title ?? city}, ${address}`,
    `Телефон: ${formatPhone(phone)}`,
    `Почта: ${email}`,
    `Представитель: ${administrator_name}, ${administrator_email}`,
  ]
}
