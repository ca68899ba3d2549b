import { AdSlot } from '#client/ui/ad-mark.tsx'
import { BrandMark } from '#client/ui/brand-mark.tsx'
import { PlaceShift } from '#client/ui/place.tsx'
import { ProgressRuler } from '#client/ui/ruler.tsx'
import { StarRow } from '#client/ui/star-row.tsx'
import { Stars } from '#client/ui/stars.tsx'
import { Example, ExampleGroup } from './example.tsx'

export function RatingExamples() {
  return (
    <ExampleGroup title="Рейтинг">
      <Example name="BrandMark">
        <BrandMark name="Мерило" />
      </Example>
      <Example name="Place: поднялось, опустилось, новое, без перемен">
        <PlaceShift change={2} place={10} since="год назад" />
        <PlaceShift change={-1} place={10} since="год назад" />
      </Example>
      <Example name="Stars, StarRow">
        <Stars value="4,8" byReviews="112 отзывам" />
        <Stars value="5,0" />
        <StarRow value={4.8} label="Оценка 4,8 из 5" />
        <StarRow value={2.5} label="Оценка 2,5 из 5" />
      </Example>
      <Example name="ProgressRuler: критерий и распределение" layout="column">
        <ProgressRuler share={0.98} label="Качество: 4,9 из 5" />
        <ProgressRuler share={0.16} label="4 звезды: 18 отзывов" isSoft />
        <ProgressRuler share={0} label="1 звезда: нет отзывов" isSoft />
      </Example>
      <Example name="AdSlot (без ИНН или erid не показывается вовсе)" layout="plain">
        <AdSlot disclosure={{ advertiser: 'ООО «Точка сборки»', inn: '7700000000', erid: '2VtzqwDemo' }}>
          <p>
            <b>Точка сборки</b> — поддержка интернет-магазинов с фиксированным временем ответа
          </p>
        </AdSlot>
        <AdSlot disclosure={{ advertiser: 'ООО «Точка сборки»', inn: '7700000000' }}>Этого не видно</AdSlot>
      </Example>
    </ExampleGroup>
  )
}
