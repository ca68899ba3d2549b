import { TENDER_FORM } from '#domain/forms/tender-form.ts'
import { filesIn } from './chosen-files.ts'

/** Props of the call form, shared by the page and the dialog. */
export const TENDER_CALL = {
  call: 'tenderline-form',
  subject: {},
  rules: TENDER_FORM,
  labels: {
    agencies: 'Получатели',
    service: 'Услуга',
    system: 'Платформа',
    budget: 'Бюджет',
    deadline: 'Срок',
    text: 'Задача',
    name: 'Имя',
    company: 'Компания',
    email: 'Почта',
    phone: 'Телефон',
    consent: 'согласие на обработку данных',
    transfer: 'согласие на передачу данных агентствам',
    files: 'Файлы',
  },
  submit: 'Отправить заявку',
  again: 'Составить ещё одну заявку',
  filesIn,
} as const
