import type { PageTextRow, SiteSettingRow } from './market/rows.ts'
import { CONSENT, CONSENT_NEWSLETTER, CONSENT_PUBLICATION, CONSENT_TRANSFER } from './site-texts/consent.ts'
import { PRIVACY } from './site-texts/privacy.ts'
import { REVIEW_HELP } from './site-texts/review-help.ts'
import { RULES } from './site-texts/rules.ts'

// A consent stores the version the visitor saw: never change a text without changing its version.
const TEXTS = [
  { key: 'privacy', title: 'Политика в отношении обработки персональных данных', version: '2026-2', html: PRIVACY },
  { key: 'consent', title: 'Согласие на обработку персональных данных', version: '2026-1', html: CONSENT },
  {
    key: 'consent-transfer',
    title: 'Согласие на передачу данных агентствам',
    version: '2026-1',
    html: CONSENT_TRANSFER,
  },
  { key: 'consent-publication', title: 'Согласие на публикацию отзыва', version: '2026-1', html: CONSENT_PUBLICATION },
  { key: 'consent-newsletter', title: 'Согласие на рассылку', version: '2026-1', html: CONSENT_NEWSLETTER },
  { key: 'rules', title: 'Правила сайта', version: '2026-2', html: RULES },
  { key: 'review-help', title: 'Как запросить отзыв', version: '2026-1', html: REVIEW_HELP },
] as const

export const pageTexts = (updatedAt: string): PageTextRow[] =>
  TEXTS.map(text => ({ ...text, html: text.html.trim(), updated_at: updatedAt }))

// The answer of the call contacts-info. Region 00 does not exist, the phone block 000 is never assigned and .example is
// reserved, so these contacts belong to nobody.
export const CONTACTS: SiteSettingRow = {
  key: 'contacts',
  value: {
    legal_name: 'ООО «Мерило» (демонстрационное, реквизиты вымышлены)',
    address: '101000, Москва, ул. Бауманская, д. 0, офис 0 (адрес вымышлен)',
    phones: ['+7 495 000-35-41', '+7 495 000-35-42'],
    emails: [
      { purpose: 'Общие вопросы', email: 'hello@merilo.example' },
      { purpose: 'Реклама', email: 'ads@merilo.example' },
      { purpose: 'Персональные данные', email: 'privacy@merilo.example' },
    ],
    point: { latitude: 55.7722, longitude: 37.6791 },
    inn: '0000000000',
    ogrn: '1000000000000',
    is_demo: true,
  },
}
