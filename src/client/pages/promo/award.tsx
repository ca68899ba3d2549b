import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { usePageParams } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { EntryNames } from './award-entry.tsx'
import { BadgeForSite } from './badge-for-site.tsx'
import styles from './promo.module.css'
import { awardCrumbs } from './promo-crumbs.ts'
import { PromoFrame } from './promo-frame.tsx'
import { Ranking } from './ranking.tsx'

/** The page that a badge leads to: who won, what for, by which rule and with which figure. */
export function Award() {
  const { year, nomination: slug } = usePageParams('promo-award')
  const { response } = useCall('promo-award', { year, nomination: slug })
  if (!response) return <LoadingBlock />
  const { nomination, winner, entries, badge, published_at } = response
  const { title, rule, whom, tie, participants } = nomination
  return (
    <PromoFrame
      crumbs={awardCrumbs({ year, slug, title })}
      title={`${title}, ${year}`}
      lead="Награда настоящая: вот победитель, правило и числа, по которым он определён."
      tab={href('promo-awards')}
    >
      <section className={styles.award} aria-labelledby="winner">
        <LogoImage src={winner.agency.logo} name={winner.agency.name} alt="" size="large" isEager />
        <div>
          <h2 id="winner" className="stack left">
            <EntryNames entry={winner} />
          </h2>
          <p>{`${winner.basis}. ${counted(participants, 'participant')}.`}</p>
          <p className="fine">
            Итоги опубликованы <time dateTime={published_at}>{formatDate(published_at)}</time> и с этого дня не
            меняются.
          </p>
        </div>
        <p className={styles.hero}>{winner.figure}</p>
      </section>
      <section className="stack-16" aria-labelledby="rule">
        <SectionHeading id="rule">Правило</SectionHeading>
        <dl className={styles.principles}>
          <div>
            <dt>Что измеряем</dt>
            <dd>{rule}</dd>
          </div>
          <div>
            <dt>Кто участвует</dt>
            <dd>{whom}</dd>
          </div>
          <div>
            <dt>При равенстве</dt>
            <dd>{tie}</dd>
          </div>
        </dl>
      </section>
      <section className="stack-16" aria-labelledby="ranking">
        <SectionHeading id="ranking">Первые места</SectionHeading>
        <Ranking nomination={nomination} entries={entries} />
      </section>
      <BadgeForSite badge={badge} />
    </PromoFrame>
  )
}
