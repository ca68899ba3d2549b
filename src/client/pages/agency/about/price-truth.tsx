import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { DotAxis } from '../../../ui/scale/dot-axis.tsx'
import { percent } from '../../../ui/scale/geometry.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './fit.module.css'

type Price = NonNullable<Answer<'agency-works'>['price']>

interface PriceTruthProps {
  price: Price
  agency: Pick<Answer<'agency-header'>, 'name_lat' | 'tabs'>
}

/** Prices that clients paid against the announced one. */
export function PriceTruth({ price, agency: { name_lat, tabs } }: PriceTruthProps) {
  const { service, note, text, ticks, dots, middle, from, market } = price
  return (
    <section className={`stack-12 ${styles.truth}`} aria-labelledby="price-truth">
      <SectionHeading
        id="price-truth"
        action={
          tabs.some(({ key }) => key === 'prices') && (
            <TextLink isTarget href={href('agency-prices', { agency: name_lat })}>
              Цены по услугам
            </TextLink>
          )
        }
      >
        Правда о цене
      </SectionHeading>
      <p className="note">{`${service}: ${note}`}</p>
      <figure>
        <Labels price={price} />
        <DotAxis
          dots={dots}
          middle={middle}
          from={from?.at ?? null}
          label={`${service}: ${text.join(' ')}`}
          height={72}
          radius={3}
          width={312}
        />
        <Axis ticks={ticks} isBelow />
      </figure>
      <p>
        {text.join(' ')}{' '}
        {market && (
          <>
            <a href={market.basis.other.path}>{market.basis.other.title}</a> ·{' '}
            <a href={market.rating.path}>{market.rating.title}</a>
          </>
        )}
      </p>
    </section>
  )
}

/** Two lines, so that labels of near values never meet; a label near an end turns inwards. */
function Labels({ price: { from, median, middle } }: { price: Price }) {
  return (
    <svg className={styles.labels} aria-hidden="true">
      {middle && median !== null && (
        <text x={percent(middle.median)} y="20" textAnchor={middle.median > 0.5 ? 'end' : 'start'}>
          {median}
          <tspan dx="6">обычно</tspan>
        </text>
      )}
      {from && (
        <text x={percent(from.at)} y="46" textAnchor={from.at > 0.5 ? 'end' : 'start'}>
          {from.text}
          <tspan dx="6">«от»</tspan>
        </text>
      )}
    </svg>
  )
}
