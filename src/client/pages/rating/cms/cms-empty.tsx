import type { Answer } from '#contract/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface CmsEmptyProps {
  wider: Answer<'rating-page-main-info'>['wider']
}

export function CmsEmpty({ wider }: CmsEmptyProps) {
  return (
    <EmptyState
      title="Здесь пока нет систем"
      action={
        wider[0] && (
          <ButtonLink tone="secondary" href={wider[0].path}>
            {wider[0].title}
          </ButtonLink>
        )
      }
    >
      Ни на одной системе этого вида ещё не набралось проектов, нужных для участия.
    </EmptyState>
  )
}
