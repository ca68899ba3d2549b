import { EmptyState, ErrorBlock, LoadingBlock } from '#client/ui/block-state.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Example, ExampleGroup } from './example.tsx'

const stay = () => undefined

export function StateExamples() {
  return (
    <ExampleGroup title="Состояния">
      <Example name="LoadingBlock" layout="plain">
        <LoadingBlock />
      </Example>
      <Example name="EmptyState" layout="plain">
        <EmptyState action={<Button>Сбросить фильтры</Button>}>
          В Казани нет агентств с такими условиями. В Приволжском федеральном округе их 12.
        </EmptyState>
      </Example>
      <Example name="ErrorBlock" layout="plain">
        <ErrorBlock onRetry={stay} />
      </Example>
      <Example name="ErrorBlock: повторяем" layout="plain">
        <ErrorBlock onRetry={stay} isRetrying />
      </Example>
      <Example name="Notice: info, good, bad" layout="column">
        <Notice>Меньше пяти проектов: мы расширили выборку на весь Приволжский округ.</Notice>
        <Notice tone="good">Спасибо! Заявка отправлена 3 агентствам</Notice>
        <Notice tone="bad">Ссылка недействительна или уже использована</Notice>
      </Example>
    </ExampleGroup>
  )
}
