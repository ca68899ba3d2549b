import type { Answer } from '#contract/index.ts'
import { CompareForm } from '../../features/selection/compare-box.tsx'
import { FirmnessNote } from './firmness-note.tsx'
import styles from './my-rating.module.css'
import { OwnActs } from './own-acts.tsx'
import { OwnList } from './rows/own-list.tsx'
import { Sieve } from './sieve.tsx'
import { useOwnRating } from './use-own-rating.ts'
import { Presets } from './weights/presets.tsx'
import { WeightFields } from './weights/weight-fields.tsx'
import { WeightScale } from './weights/weight-scale.tsx'

export function OwnBoard({ answer }: { answer: Answer<'rating-my'> }) {
  const own = useOwnRating(answer)
  const { official } = answer
  const { weights } = own.choice
  const setWeights = (next: typeof weights) => own.change({ weights: next })
  return (
    <div className={styles.board}>
      <Presets own={own} official={official} />
      <WeightScale weights={weights} official={official} onChange={setWeights} />
      <WeightFields own={own} official={official} />
      <Sieve own={own} answer={answer} />
      <OwnList own={own} edition={answer.edition} />
      <OwnActs own={own} />
      <FirmnessNote own={own} />
      <CompareForm />
    </div>
  )
}
