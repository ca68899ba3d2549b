export class ReviewWriter {
  constructor(_n: string) {}
  write(_r: unknown, _o: unknown, _m: unknown, _g: unknown): { body: string; better: string | null } {
    return { body: 'Отзыв о работе агентства, подробный и честный. '.repeat(10), better: null }
  }
  reply(_r: unknown, _x: unknown): string {
    return 'Спасибо за отзыв. '.repeat(8)
  }
}
export const projectTexts = (
  _r: unknown,
  _o: unknown,
  _n: boolean,
): { title: string; summary: string; result: string | null } => ({
  title: 'Сайт',
  summary: 'Сделали сайт. '.repeat(10),
  result: null,
})
export const agencyTexts = (..._x: unknown[]): { tagline: string; about: string; faq: [] } => ({
  tagline: 'Делаем',
  about: 'О нас '.repeat(40),
  faq: [],
})
