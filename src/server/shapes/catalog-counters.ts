import { type CatalogCounters, countCatalog } from '#db/queries/menu/catalog.ts'
import type { Context } from '../context.ts'

/** Counted once for the menu, the main page and the pages about us, so that their figures agree. */
export const catalogCounters = ({ memo, database }: Pick<Context, 'memo' | 'database'>): Promise<CatalogCounters> =>
  memo.remember('catalog-counters', () => countCatalog(database.kysely))
