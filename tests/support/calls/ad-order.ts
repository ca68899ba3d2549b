const thisMonth = new Date().toISOString().slice(0, 7)
export const AD_ORDER = {
  ...{ format: 'general', rating: 'crm', month: thisMonth, months: '1', company: 'ООО «Ветрова»' },
  ...{ name: 'Анна Ветрова', email: 'anna@vetrova.example', phone: '+7 495 000-12-34' },
  ...{ message: 'Хостинг для агентств', consent: true, website: '', spent: 60_000 },
}
