import { templates } from '../template.ts'

/** Circumstances that open a short review. */
export const FRAME = templates(`
  проект для {of}, {year} год.
  {client}, проект {year} года.
  пишу от {of}, проект {year} года.
  наша компания — {client}, работали {months}. @sales
  {client}, работали {months}. @project
  проект {client}, бюджет — {budget}. @project
  делали проект для {of}, ушло {months}. @project
  заказчик — {client}, срок — {months}. @project
  {client}, бюджет проекта — {budget}. @project
  мы из {of}, работали {months}. @project
  отзыв от {of}: проект {year} года, {budget}. @project
  {client}, на обслуживании {months}. @monthly
  работаем вместе {months}, заказчик — {client}. @monthly
  {client}, платим {budget} в месяц. @monthly
  договор от {of} с {year} года. @monthly
  от {of}: {months} совместной работы. @monthly
`)
