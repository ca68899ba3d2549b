import { href } from '#domain/paths/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const TABS = [
  { href: href('news'), text: 'Новости' },
  { href: href('research'), text: 'Исследования' },
  { href: href('abc'), text: 'Азбука' },
  { href: href('interviews'), text: 'Интервью' },
]

/** The parts of what there is to read; the menu has room for the first. */
export function JournalTabs({ current }: { current: string }) {
  return <TabLinks label="Журнал" tabs={TABS} currentHref={current} />
}
