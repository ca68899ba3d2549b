import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Paragraphs } from '../../features/article/spans.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import press from './about.module.css'
import { PRESS_CRUMBS } from './about-crumbs.ts'
import { AboutFrame } from './about-frame.tsx'
import { Figures } from './figures.tsx'
import { PressLogos } from './press-logos.tsx'

type Press = Answer<'press-page'>

const NO_PARAMS = {}

export function PressKit() {
  const { response } = useCall('press-page', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { facts, texts, logos, contact, mentions } = response
  return (
    <AboutFrame
      crumbs={PRESS_CRUMBS}
      title="Прессе"
      lead="Числа на сегодня, тексты и логотипы, которые можно взять в публикацию, и кому писать."
    >
      <section className="stack-16" aria-labelledby="contact">
        <SectionHeading id="contact">Кому писать</SectionHeading>
        <p className="text-measure">
          {contact ? (
            <>
              Комментарии, выборки данных, интервью с аналитиками:{' '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>.{' '}
            </>
          ) : (
            'За комментариями и выборками данных пишите в редакцию. '
          )}
          Телефоны и адрес — на странице <a href={href('contacts')}>контактов</a>.
        </p>
      </section>
      <section className="stack-16" aria-labelledby="facts">
        <SectionHeading id="facts">В числах</SectionHeading>
        <Figures facts={facts} />
        <p className="text-measure">
          Числа считает база, а не редакция. Графики рынка, таблицы CSV и коды для вставки — в{' '}
          <a href={href('digital-stats')}>статистике</a>.
        </p>
      </section>
      <section className="stack-16" aria-labelledby="texts">
        <SectionHeading id="texts">Тексты</SectionHeading>
        <div className="stack-32">
          {texts.map(text => (
            <PressText key={text.id} text={text} />
          ))}
        </div>
      </section>
      <PressLogos logos={logos} />
      {mentions.length > 0 && (
        <section className="stack-16" aria-labelledby="mentions">
          <SectionHeading id="mentions" note={mentions.length}>
            Упоминания
          </SectionHeading>
          <ul>
            {mentions.map(mention => (
              <Mention key={mention.slug} mention={mention} />
            ))}
          </ul>
        </section>
      )}
    </AboutFrame>
  )
}

function PressText({ text: { id, title, text } }: { text: Press['texts'][number] }) {
  return (
    <div className={`stack-12 text-measure left ${press.about}`}>
      <h3>{title}</h3>
      <div id={`text-${id}`}>
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Button className={press.copy} size="small" data-copies={`text-${id}`} aria-label={`Скопировать: ${title}`}>
        Скопировать
      </Button>
    </div>
  )
}

function Mention({ mention }: { mention: Press['mentions'][number] }) {
  const { slug, title, medium, address, published_at, text } = mention
  return (
    <li id={slug} className={`stack-8 ${press.mention}`}>
      <p className="fine">
        <b>{medium}</b>, <time dateTime={published_at}>{formatDate(published_at)}</time>
      </p>
      <h3>
        {address === null ? (
          title
        ) : (
          <TextLink href={address} target="_blank" rel="noopener" isTarget>
            {title}
          </TextLink>
        )}
      </h3>
      <Paragraphs paragraphs={text} />
    </li>
  )
}
