import { templates } from '../template.ts'

/** Circumstances that open a short review. */
export const FRAME = templates(`
  проект для {of}, {year} год. @project
  {client}, проект {year} года. @project
  пишу от {of}, проект {year} года. @project
  наша компания — {client}, работали {months}. @sales @project
  {client}, работали {months}. @project
  проект {client}, бюджет — {budget}. @project
  делали проект для {of}, ушло {months}. @project
  заказчик — {client}, срок — {months}. @project
  {client}, бюджет проекта — {budget}. @project
  мы из {of}, работали {months}. @project
  отзыв от {of}: проект {year} года, {budget}. @project
  {client}, работаем с {year} года. @monthly
  пишу от {of}, работаем с {year} года. @monthly
  {client}, на обслуживании {months}. @monthly
  работаем вместе {months}, заказчик — {client}. @monthly
  {client}, платим {budget} в месяц. @monthly
  договор от {of} с {year} года. @monthly
  от {of}: {months} совместной работы. @monthly
`)
