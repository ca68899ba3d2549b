import { href } from '#domain/paths/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const TABS = [
  { href: href('news'), text: 'Новости' },
  { href: href('research'), text: 'Исследования' },
  { href: href('abc'), text: 'Азбука' },
  { href: href('interviews'), text: 'Интервью' },
]

/** The sections of the journal, which the menu has one entry for. */
export function JournalTabs({ current }: { current: string }) {
  return <TabLinks label="Журнал" tabs={TABS} currentHref={current} />
}
