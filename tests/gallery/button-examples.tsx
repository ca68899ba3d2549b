import { useState } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { Example, ExampleGroup } from './example.tsx'

const TONES = ['primary', 'secondary', 'neutral', 'ghost', 'danger'] as const

export function ButtonExamples() {
  const [isSelected, setIsSelected] = useState(true)
  return (
    <ExampleGroup title="Кнопки, ссылки, метки">
      <Example name="Button: primary, secondary, neutral, ghost, danger">
        {TONES.map(tone => (
          <Button key={tone} tone={tone}>
            Отправить заявку
          </Button>
        ))}
      </Example>
      <Example name="Button: ждём ответа">
        {TONES.map(tone => (
          <Button key={tone} tone={tone} isPending>
            Отправляем…
          </Button>
        ))}
      </Example>
      <Example name="Button: нельзя, переключатель, значок, размеры">
        <Button disabled>Сравнить</Button>
        <Button isPressed={isSelected} onClick={() => setIsSelected(!isSelected)}>
          {isSelected ? 'В сравнении' : 'Сравнить'}
        </Button>
        <Button isSquare aria-label="Найти агентство">
          <Icon name="search" />
        </Button>
        <Button size="small">Маленькая</Button>
        <Button tone="primary" size="large">
          Большая
        </Button>
        <ButtonLink tone="secondary" href="#site">
          Перейти на сайт
        </ButtonLink>
      </Example>
      <Example name="TextLink: plain, quiet, dotted, strong">
        <TextLink href="#methodology">Методика</TextLink>
        <TextLink href="#quiet" look="quiet">
          Казань
        </TextLink>
        <TextLink href="#dotted" look="dotted">
          59
        </TextLink>
        <TextLink href="#strong" look="quiet" isStrong isTarget>
          Северный контур
        </TextLink>
      </Example>
      <Example name="Badge: plain, filled, confirmed, warning, count">
        <Badge>Под NDA</Badge>
        <Badge tone="filled">Спецпроект</Badge>
        <Badge tone="confirmed">Почта на домене компании</Badge>
        <Badge tone="warning">Не подтверждено</Badge>
        <span>
          Сравнение <Badge tone="count">2</Badge>
        </span>
      </Example>
    </ExampleGroup>
  )
}
