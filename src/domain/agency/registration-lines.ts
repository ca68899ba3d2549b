import { formatPhone } from '../contacts/phones.ts'
import type { Registration } from '../forms/registration-form.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { serviceBySlug } from '../vocabulary/services.ts'

interface Told {
  name: string
  details: Omit<Registration, 'name' | 'consent'>
}

/** The registration line by line, for those who decide. */
export function registrationLines({ name, details }: Told): string[] {
  const { services, city, address, phone, email, founded, headcount, administrator_name, administrator_email } = details
  return [
    `Название: ${name}`,
    `Сайт: ${details.site}`,
    `Услуги: ${services.map(service => serviceBySlug(service).title).join(', ')}`,
    `Основано: ${founded}, сотрудников: ${headcount}`,
    `Адрес: ${cityBySlug(city).title}, ${address}`,
    `Телефон: ${formatPhone(phone)}`,
    `Почта: ${email}`,
    `Представитель: ${administrator_name}, ${administrator_email}`,
  ]
}
