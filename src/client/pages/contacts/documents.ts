import { href } from '#domain/paths/paths.ts'
import { crumbsOf } from '../../app/crumbs.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import type { contactPages } from './pages.ts'

/** Details the operator has not filled in are left out. */
function contactsJsonLd({ siteUrl, siteName, answer }: ShownData): object[] {
  const contacts = answer('contacts-info')
  const crumbs = breadcrumbList(siteUrl, crumbsOf('contacts'))
  if (!contacts || contacts.legal_name === '') return [crumbs]
  const { legal_name, address, phones, emails, inn } = contacts
  const page = schemaObject('ContactPage', {
    url: siteUrl + href('contacts'),
    inLanguage: 'ru',
    mainEntity: {
      '@type': 'Organization',
      name: siteName,
      legalName: legal_name,
      url: siteUrl + href('main'),
      ...(inn && { taxID: inn }),
      ...(address && { address }),
      ...(phones.length > 0 && { telephone: phones }),
      contactPoint: emails.map(({ purpose, email }) => ({ '@type': 'ContactPoint', contactType: purpose, email })),
    },
  })
  return [crumbs, page]
}

export const contactDocuments: FamilyDocuments<keyof typeof contactPages> = {
  contacts: {
    bundle: 'contacts',
    sitemap: 'pages',
    head: {
      title: 'Контакты редакции',
      description:
        'Телефоны, почта, адрес и реквизиты редакции. Форма для вопросов, ошибок в данных и споров о рейтинге.',
    },
    jsonLd: contactsJsonLd,
    sharePicture: null,
  },
}
