import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { participantsText } from '#domain/promo/participants-text.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AbsentAwards, awardedGroups } from './absent-awards.tsx'
import { shortTitle } from './award-entry.tsx'
import styles from './promo.module.css'
import { awardsCrumbs } from './promo-crumbs.ts'
import { PromoFrame, YearTabs } from './promo-frame.tsx'
import { Ranking } from './ranking.tsx'

type Nomination = Answer<'promo-page-awards'>['groups'][number]['nominations'][number]

/** One part for two pages: the latest award and that of a year. */
export function Awards() {
  const { year: asked } = useResolvedPage().params as { year?: number }
  const { response } = useCall('promo-page-awards', asked === undefined ? {} : { year: asked })
  if (!response) return <LoadingBlock />
  const { year, years, groups, published_at } = response
  return (
    <PromoFrame
      crumbs={awardsCrumbs(asked)}
      title={year === null ? 'Победители премии' : `Победители премии ${year}`}
      lead="Номинации, их правила и первые десять мест. Рядом с местом — числа, по которым его можно проверить."
      tab={href('promo-awards')}
    >
      <YearTabs year={year} years={years} />
      {published_at !== null && (
        <p className="measure">
          Опубликованы <time dateTime={published_at}>{formatDate(published_at)}</time>, с этого дня не меняются.
        </p>
      )}
      {year === null && <p>Первую премию посчитаем, когда кончится год.</p>}
      {awardedGroups(groups).map(({ title, nominations }, index) => (
        <section key={title} className="stack-16" aria-labelledby={`group-${index}`}>
          <SectionHeading id={`group-${index}`}>{title}</SectionHeading>
          <div className={styles.nominations}>
            {nominations.map(nomination => (
              <OneNomination key={nomination.slug} nomination={nomination} />
            ))}
          </div>
        </section>
      ))}
      <AbsentAwards groups={groups} />
    </PromoFrame>
  )
}

function OneNomination({ nomination }: { nomination: Nomination }) {
  const { slug, title, path, rule, whom, tie, participants, entries } = nomination
  return (
    <article className={`stack-12 ${styles.nomination}`} id={slug}>
      <h3>
        {path === null ? (
          shortTitle(title)
        ) : (
          <TextLink href={path} look="quiet" isTarget>
            {shortTitle(title)}
          </TextLink>
        )}
      </h3>
      <p className="note">{`${rule} ${whom} ${tie}`}</p>
      <p className="fine">{participantsText({ participants, listed: entries.length })}</p>
      <Ranking nomination={nomination} entries={entries} />
    </article>
  )
}
