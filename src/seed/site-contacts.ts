import type { SiteSettingRow } from './market/rows.ts'

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
      { purpose: 'Пресса', email: 'press@merilo.example' },
      { purpose: 'Персональные данные', email: 'privacy@merilo.example' },
    ],
    point: { latitude: 55.7722, longitude: 37.6791 },
    inn: '0000000000',
    ogrn: '1000000000000',
    is_demo: true,
  },
}
