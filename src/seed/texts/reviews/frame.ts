import { templates } from '../template.ts'

/** Bare circumstances, as people put them into a short review. */
export const FRAME = templates(`
  проект {year} года, бюджет — {budget}. @project
  работали {months}, бюджет — {budget}. @project
  срок — {months}, бюджет — {budget}. @project
  всего ушло {months} и {budget}. @project
  сделали за {months} и {budget}. @project
  речь о проекте {client}, {year} год, {budget}. @project
  для справки: {client}, {months} работы. @project
  платим {budget} в месяц, работаем вместе {months}. @monthly
  бюджет — {budget} в месяц. @monthly
  вместе работаем {months}, {budget} в месяц. @monthly
  договор на {budget} в месяц, заключён в {year} году. @monthly
  для справки: {client}, {months} на обслуживании. @monthly
  {client}, проект {year} года.
  отзыв от {of}, проект {year} года.
  проект для {of}, {year} год.
`)
