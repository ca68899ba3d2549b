import type { Answer } from '#contract/index.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { currentPageIndex, type MenuPage } from './current-page.ts'

const NO_PARAMS = {}
const NO_PAGES: MenuPage[] = []

interface MainMenu {
  pages: MenuPage[]
  counters: Answer<'main-menu'>['counters'] | null
  /** Index of the menu page that contains the current one. */
  current: number | null
  pathname: string
}

/** Empty without an answer: the header still has the brand and the search. */
export function useMainMenu(): MainMenu {
  const { pathname } = useResolvedPage()
  const { response } = useCall('main-menu', NO_PARAMS)
  const pages = response?.pages ?? NO_PAGES
  return { pages, counters: response?.counters ?? null, current: currentPageIndex(pages, pathname), pathname }
}
