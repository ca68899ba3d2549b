import type { ScalePeers } from '#contract/shapes/scale.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { DotAxis } from '../../ui/scale/dot-axis.tsx'
import styles from './measures.module.css'

interface PeerScaleProps {
  /** «Цена», «Срок» */
  title: string
  peers: ScalePeers
}

/** One value of a project as the визир among those of the agency's other projects of the kind. */
export function PeerScale({ title, peers: { text, note, ticks, dots, own } }: PeerScaleProps) {
  return (
    <section className={styles.peers}>
      <header>
        <h3>{title}</h3>
        <small>{note}</small>
      </header>
      <figure>
        <DotAxis
          dots={dots}
          middle={null}
          own={own}
          ownLabel={text}
          label={`${text}. ${note}`}
          height={44}
          radius={3}
          width={312}
        />
        <Axis ticks={ticks} isBelow />
      </figure>
    </section>
  )
}
