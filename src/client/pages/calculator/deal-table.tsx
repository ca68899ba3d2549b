import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NumberCell, Table } from '../../ui/table.tsx'

interface DealTableProps {
  dots: CostAnswer['dots']
  isThinned: boolean
  sample: number
}

/** The same dots as text. */
export function DealTable({ dots, isThinned, sample }: DealTableProps) {
  const summary = isThinned
    ? `Таблица: ${formatNumber(dots.length)} из ${formatNumber(sample)}`
    : `Таблица всех ${formatNumber(sample)}`
  return (
    <Disclosure summary={summary}>
      <Table caption="Работы с ценами, от дешёвых к дорогим" isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">Работа</th>
            <th scope="col">Цена сегодня</th>
            <th scope="col">Год</th>
          </tr>
        </thead>
        <tbody>
          {dots.map(({ title, path, price, year }, index) => (
            <tr key={`${path ?? index} ${price}`}>
              <td>{path ? <a href={path}>{title}</a> : (title ?? 'Проект под NDA')}</td>
              <NumberCell>{formatMoney(price)}</NumberCell>
              <NumberCell>{year}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}
