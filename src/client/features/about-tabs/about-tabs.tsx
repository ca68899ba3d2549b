import { href } from '#domain/paths/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const TABS = [
  { href: href('about'), text: 'О проекте' },
  { href: href('about-plans'), text: 'Планы' },
  { href: href('about-team'), text: 'Команда' },
  { href: href('press'), text: 'Прессе' },
  { href: href('contacts'), text: 'Контакты' },
]

/** The pages about the site itself. */
export function AboutTabs({ current }: { current: string }) {
  return <TabLinks label="О проекте" tabs={TABS} currentHref={current} />
}
