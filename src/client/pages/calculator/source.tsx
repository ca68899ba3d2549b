import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { SUM } from '#domain/russian/rare-nouns.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NumberCell, Table } from '../../ui/table.tsx'

/** The source of the figures and the index that older sums were multiplied by. */
export function Source({ answer: { from, to, older, index, sample, service } }: { answer: CostAnswer }) {
  return (
    <section className="stack-12 note measure" aria-label="Откуда цены">
      <p>
        {from && to && `Работы с ${formatDate(from)} по ${formatDate(to)}. `}
        Бюджеты проектов и суммы из отзывов клиентов за 36 месяцев, каждая работа посчитана один раз; проверенные весят
        больше, как в методике. Место — город агентства.
        {older > 0 &&
          ` ${formatNumber(older)} из ${countedGenitive(sample, SUM)} старше года приведены к нынешним ценам.`}{' '}
        <a href={`${href('calculator-analytics')}?service=${service.value}`}>Цены по годам и городам</a>
      </p>
      {index.length > 0 && (
        <Disclosure summary="Индекс цен">
          <p>
            Множитель говорит, во сколько раз такая же работа подорожала с этого квартала: цены последних четырёх
            кварталов делим на цены четырёх кварталов, в середине которых он стоит. На него умножены суммы квартала.
            Считается как{' '}
            <a href={`${href('digital-stats-tab', { tab: 'prices' })}?chart=price-index`}>индекс цен в статистике</a>.
          </p>
          <Table caption="Индекс цен по кварталам" isCaptionHidden>
            <thead>
              <tr>
                <th scope="col">Квартал</th>
                <th scope="col">Множитель</th>
                <th scope="col">Проектов</th>
              </tr>
            </thead>
            <tbody>
              {index.map(({ quarter, ratio, projects }) => (
                <tr key={quarter}>
                  <th scope="row">{quarterTitle(quarter)}</th>
                  <NumberCell>{`×${NBSP}${formatNumber(ratio, 2)}`}</NumberCell>
                  <NumberCell>{formatNumber(projects)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </Disclosure>
      )}
    </section>
  )
}

/** «2 кв. 2025» */
function quarterTitle(firstDay: string): string {
  const [year, month = ''] = firstDay.split('-')
  return `${Math.ceil(Number(month) / 3)}${NBSP}кв. ${year}`
}
