import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ExternalLink, isWebAddress } from '../frame/external-link.tsx'
import { checkedText, type Fact, factTitle, sortFacts } from '../frame/fact-text.ts'
import styles from './facts.module.css'

/** Published facts about the agency with their sources and check dates. */
export function CheckedFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <SectionHeading id="facts">Что проверено</SectionHeading>
      <dl className={`dense ${styles.facts}`}>
        {sortFacts(facts).map(fact => (
          <div key={fact.kind}>
            <dt>{factTitle(fact)}</dt>
            <dd>{fact.value}</dd>
            <dd className={fact.checked_at === null ? 'faint' : styles.checked}>
              {checkedText(fact)}
              <small>
                {' · '}
                {isWebAddress(fact.source) ? (
                  <ExternalLink address={fact.source} label={`Источник: ${factTitle(fact)}`}>
                    источник
                  </ExternalLink>
                ) : (
                  fact.source
                )}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
