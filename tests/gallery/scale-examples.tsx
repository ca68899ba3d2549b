import { AddendRuler } from '#client/ui/scale/addend-ruler.tsx'
import { Axis } from '#client/ui/scale/axis.tsx'
import { DotAxis } from '#client/ui/scale/dot-axis.tsx'
import { EmptyScale } from '#client/ui/scale/empty-scale.tsx'
import { FitBand } from '#client/ui/scale/fit-band.tsx'
import { evenTicks } from '#client/ui/scale/geometry.ts'
import { Hatches } from '#client/ui/scale/hatches.tsx'
import { Lollipop, Measured } from '#client/ui/scale/lollipop.tsx'
import { MonthBars } from '#client/ui/scale/month-bars.tsx'
import { PriceStrip } from '#client/ui/scale/price-strip.tsx'
import { ScoreBar } from '#client/ui/scale/score-bar.tsx'
import { StepLine } from '#client/ui/scale/step-line.tsx'
import { ValueBar } from '#client/ui/scale/value-bar.tsx'
import { WeightKey } from '#client/ui/scale/weight-key.tsx'
import { Example, ExampleGroup } from './example.tsx'
import styles from './gallery.module.css'

const ADDENDS = [26.4, 23.1, 15, 2.2, 1.4, 1.3]
const LIMITS = [35, 30, 15, 10, 5, 5]
const TITLES = ['Проекты', 'Отзывы', 'Фокус', 'Кейсы', 'Награды', 'Открытость']
const MIDDLE = { low: 0.48, median: 0.56, high: 0.64 }
const DOTS = [0.31, 0.32, 0.4, 0.48, 0.52, 0.525, 0.56, 0.6, 0.63, 0.64, 0.7, 0.78].map((at, index) => ({
  at,
  title: `Проект ${index + 1}`,
  isOver: at > 0.64,
}))

const MONTHS = 'ноя дек янв фев мар апр май июн июл авг сен окт'.split(' ')

export function ScaleExamples() {
  return (
    <ExampleGroup title="Шкалы">
      <Hatches />
      <Example name="Axis и ScoreBar: ось — заголовок колонки" layout="plain">
        <div className={styles.measure}>
          <Axis ticks={evenTicks(100, 20, 5)} />
          <ScoreBar addends={ADDENDS} score={69.4} label="Балл 69,4 из 100" />
        </div>
        <br />
        <ScoreBar addends={LIMITS} label="Веса слагаемых" minLabelled={3} />
      </Example>
      <Example name="AddendRuler: против предела и соседа" layout="column">
        {ADDENDS.map((points, index) => (
          <AddendRuler
            key={points}
            index={index}
            points={points}
            limit={LIMITS[index] ?? 0}
            max={35}
            other={index % 2 === 0 ? points + 2 : undefined}
            label={`${points} из ${LIMITS[index]}`}
          />
        ))}
      </Example>
      <Example name="PriceStrip: «от», средняя половина, медиана; только «от»; ничего" layout="column">
        <PriceStrip from={0.42} middle={MIDDLE} label="от 700 тыс. ₽, обычно 1,3 млн ₽" />
        <PriceStrip from={0.3} middle={null} label="от 400 тыс. ₽" />
        <PriceStrip from={null} middle={null} label="Цены нет" />
      </Example>
      <Example name="DotAxis: каждый проект — точка, визир — свой предел" layout="plain">
        <DotAxis dots={DOTS} middle={MIDDLE} from={0.3} own={0.64} label="12 проектов" />
        <Axis ticks={evenTicks(100, 20, 5)} isBelow />
      </Example>
      <Example name="StepLine: ступени, вверх — лучше">
        <div className={styles.spark}>
          <StepLine places={[9, 8, 8, 7, 5, 5, 4, 2]} label="Было 9-е, стало 2-е" />
        </div>
        <div className={styles.spark}>
          <StepLine places={[3, 3, 4]} label="Было 3-е, стало 4-е" hasEnds />
        </div>
      </Example>
      <Example name="MonthBars: счёт по месяцам, от нуля" layout="plain">
        <MonthBars months={MONTHS.map((label, index) => ({ label, value: 240 + 37 * ((index * 5) % 7) }))} />
      </Example>
      <Example name="WeightKey: эталон" layout="plain">
        <WeightKey weights={LIMITS.map((points, index) => ({ title: TITLES[index] ?? '', points }))} />
      </Example>
      <Example name="ValueBar, Lollipop, FitBand" layout="column">
        <ValueBar at={0.45} text="45,3 %" isQuiet />
        <ValueBar at={0.8} text="96,5" />
        <Lollipop mark={4.3} />
        <FitBand middle={MIDDLE} own={0.6} />
      </Example>
      <Example name="Measured: размерная линия" layout="column">
        <Measured count="14" />
      </Example>
      <Example name="EmptyScale: пусто и что сделать" layout="plain">
        <EmptyScale value="0 из 10">
          Кейсов с цифрой нет. <a href="/profile-add/">Опубликовать первый</a>
        </EmptyScale>
      </Example>
    </ExampleGroup>
  )
}
