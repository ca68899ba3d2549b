import type { CallName } from '#contract/index.ts'

const TITLES: Partial<Record<CallName, string>> = {
  'tenderline-form': 'Заявка агентствам',
  'agency-page-send-feedback': 'Сообщение агентству',
  'send-feedback': 'Сообщение редакции',
  'review-req-new': 'Запрос отзыва',
  '/v2/forms/registration': 'Заявка на участие в каталоге',
  '/v2/digitalStats/subscribe': 'Подписка на статистику',
  'cases-subscribe': 'Подписка на кейсы',
}

export const formTitle = (name: CallName): string => TITLES[name] ?? 'Форма'
