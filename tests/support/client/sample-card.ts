import type { NativeCard } from '#contract/shapes/rating.ts'

/** Test fixture. */
export function sampleCard(id: number, changes: Partial<NativeCard> = {}): NativeCard {
  return {
    id,
    sponsor_id: id,
    agency_id: id,
    sponsor_type: 'agency',
    show: true,
    show_attributes: [],
    name: `Спонсор ${id}`,
    title: 'Поддержка сайтов с понятным временем ответа',
    image: null,
    link: 'https://sponsor.example/?erid=2Vtzqw',
    ad: { advertiser: 'ООО «Точка сборки»', inn: '7700000000', erid: '2Vtzqw' },
    ...changes,
  }
}
