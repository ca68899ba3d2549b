import type { Db } from '#db/connect.ts'
import { getProjectPicture } from '#db/queries/media/media.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { chartById } from '#domain/stats/charts.ts'
import { isOfCardPage } from '#domain/web/pictures.ts'
import { chartOfPicture, pathOfSharePicture, SHARE_PICTURES } from '../../media/share-picture-address.ts'

const COVER = /^\/media\/project\/(\d+)\.svg$/

/** Tells whether we draw a picture at the address: a cover of a project, a page's card or a chart. */
export function makePictureCheck(db: Db, hasPage: (path: string) => Promise<boolean>) {
  return async (address: string): Promise<boolean> => {
    const project = COVER.exec(address)?.[1]
    if (project !== undefined) return (await getProjectPicture(db, Number(project))) !== null
    const path = pathOfSharePicture(address.slice(`${SHARE_PICTURES.folder}/`.length))
    if (path === null) return false
    const chart = chartOfPicture(path)
    if (chart !== null) return chartById(chart) !== undefined
    const match = matchPath(path)
    return match !== null && isOfCardPage(match) && hasPage(path)
  }
}
