import { drawnLogo } from '#domain/pictures/drawn-logo.ts'
import { boldText } from './svg-shapes.ts'

/** The drawn logo as a file, for readers of the API and social networks; pages draw it inline. */
export function drawLogo(slug: string, name: string): string {
  const { colour, shape, letters, size, baseline } = drawnLogo(slug, name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path fill="${colour}" d="${shape}"/>` +
    `${boldText(48, baseline, letters, size, '#fff')}</svg>`
  )
}
