import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import type { CategorySlug } from '#domain/vocabulary/categories.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './doors.module.css'

interface DoorsProps {
  menu: Answer<'main-menu'> | null
  top: Answer<'main-top'> | null
}

const ALL_AGENCIES = buildRatingPath({ type: 'digital-agencies' })
const TOP_200 = buildRatingPath({ type: 'digital-agencies', range: '1-200' })

/** What clients look for most often. */
const POPULAR: readonly CategorySlug[] = ['shop', 'corporative', 'landing', 'portal', 'medicine', 'real-estate']

/** Three entry points, one for each typical task of a visitor. */
export function Doors({ menu, top }: DoorsProps) {
  return (
    <div className={styles.doors}>
      <Door
        title={<CardLink href={ALL_AGENCIES}>Подобрать подрядчика под задачу</CardLink>}
        text="По типу сайта, отрасли, городу и бюджету"
        links={menu ? popularLinks(menu.pages) : []}
      />
      <Door
        title={<CardLink href={TOP_200}>Посмотреть рейтинг</CardLink>}
        text="Первые двести мест на одной странице"
        links={top ? top.ratings.filter(({ path }) => path !== ALL_AGENCIES) : []}
      />
      <Door title="Проверить агентство" text="Места, отзывы клиентов, цены и подтверждённые данные">
        <form className={styles.check} action={href('search')} method="get">
          <TextField type="search" name="q" label="Название агентства" isLabelHidden placeholder="Название агентства" />
          <Button tone="primary" type="submit">
            Найти
          </Button>
        </form>
      </Door>
    </div>
  )
}

interface DoorProps {
  title: ReactNode
  text: string
  links?: readonly Link[]
  children?: ReactNode
}

function Door({ title, text, links = [], children }: DoorProps) {
  return (
    <Card as="section">
      <div className={styles.door}>
        <h2>{title}</h2>
        <p>{text}</p>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(link => (
              <li key={link.path}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </Card>
  )
}

/** The menu leaves out categories without agencies, so only its links are used. */
export function popularLinks(pages: Answer<'main-menu'>['pages']): Link[] {
  const links = pages.flatMap(({ sub }) => sub.flatMap(group => group.links))
  return POPULAR.flatMap(slug => {
    const path = buildRatingPath({ type: 'digital-agencies', slice: { kind: 'category', slug } })
    return links.find(link => link.path === path) ?? []
  })
}
