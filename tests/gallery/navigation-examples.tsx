import { useState } from 'react'
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx'
import { Disclosure } from '#client/ui/disclosure.tsx'
import { GrowingList } from '#client/ui/growing-list.tsx'
import { PageLinks } from '#client/ui/page-links.tsx'
import { ProgressBar } from '#client/ui/progress-bar.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TabLinks } from '#client/ui/tab-links.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { Example, ExampleGroup } from './example.tsx'

const TIERS = [
  { href: '#all', text: 'Все' },
  { href: '#low', text: 'Нижний', note: 'до 300 тыс. ₽' },
  { href: '#middle', text: 'Средний', note: '300 тыс. — 1 млн ₽' },
  { href: '#high', text: 'Верхний', note: '1–3 млн ₽' },
  { href: '#premium', text: 'Премиум', note: 'от 3 млн ₽' },
]

const CRUMBS = [
  { text: 'Главная', href: '#main' },
  { text: 'Рейтинги', href: '#ratings' },
  { text: 'Диджитал-агентства', href: '#digital' },
  { text: 'Интернет-магазины' },
]

const LIST = { label: 'Агентства', length: 20, target: 'a', more: { text: 'Показать ещё 20 агентств' } }

export function NavigationExamples() {
  const [tier, setTier] = useState('#all')
  const [isPending, setIsPending] = useState(false)
  return (
    <ExampleGroup title="Навигация">
      <Example name="Breadcrumbs" layout="plain">
        <Breadcrumbs crumbs={CRUMBS} />
      </Example>
      <Example name="TabLinks" layout="plain">
        <TabLinks label="Сегменты" tabs={TIERS} currentHref={tier} onFollow={setTier} />
      </Example>
      <Example name="SectionHeading" layout="plain">
        <SectionHeading
          note="112"
          action={
            <TextLink href="#reviews" isTarget>
              Все отзывы
            </TextLink>
          }
        >
          Отзывы клиентов
        </SectionHeading>
        <SectionHeading level={3}>Места в рейтингах</SectionHeading>
      </Example>
      <Example name="GrowingList" layout="plain">
        <GrowingList {...LIST} isAjax={isPending} isError={false} onMore={() => setIsPending(true)}>
          <p>Первые двадцать</p>
        </GrowingList>
      </Example>
      <Example name="GrowingList: не загрузилось" layout="plain">
        <GrowingList {...LIST} isAjax={false} isError onMore={() => setIsPending(false)}>
          <p>Первые двадцать</p>
        </GrowingList>
      </Example>
      <Example name="PageLinks" layout="plain">
        <PageLinks label="Страницы" current={5} last={20} hrefOf={page => `#page-${page}`} />
      </Example>
      <Example name="Disclosure" layout="plain">
        <Disclosure summary="Как попасть в рейтинг?" name="faq" isOpenAtFirst>
          Заполните профиль и добавьте не меньше трёх проектов за последние 36 месяцев. Место не продаётся.
        </Disclosure>
        <Disclosure summary="Почему у двух агентств одно место?" name="faq">
          Баллы, равные до десятой, делят место: 1, 2, 2, 4.
        </Disclosure>
      </Example>
      <Example name="ProgressBar" layout="plain">
        <ProgressBar progress={0.42} isInline />
      </Example>
    </ExampleGroup>
  )
}
