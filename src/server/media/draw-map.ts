import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { fromCentre } from '#domain/places/from-centre.ts'
import type { MapPoint } from '#domain/vocabulary/city-centres.ts'
import { MAP_SIZE } from './map-address.ts'

const { width: WIDTH, height: HEIGHT } = MAP_SIZE
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
const RINGS = 2
const RING_PX = 86
// Phones show the drawing at half this size, so the text must be large.
const FONT_SIZE = 21
/** Distance between rings: the smallest that puts the office inside the last ring. */
const STEPS_KM = [0.5, 1, 2, 3, 5, 10, 20, 50, 100]

// Design tokens, light and dark. They are copied because an SVG image cannot read the page's stylesheet.
const COLOURS = {
  paper: ['#f5f5f1', '#1b1e22'],
  ring: ['#dcdcd5', '#30343a'],
  ink: ['#15171c', '#f3f2ee'],
  label: ['#464a53', '#bfc1c4'],
  signal: ['#de3516', '#ff6b4a'],
  onSignal: ['#ffffff', '#121417'],
} as const

type Colour = keyof typeof COLOURS

/**
 * Shows the office relative to the city centre and nothing we do not know: no streets, no borders. Distances and
 * directions are true; north is up.
 */
export function drawMap(centre: MapPoint, office: MapPoint, city: string): string {
  const { km, bearing } = fromCentre(centre, office)
  const step = STEPS_KM.find(each => km <= each * (RINGS - 0.2)) ?? km / (RINGS - 0.2)
  const distance = (km / step) * RING_PX
  const angle = (bearing * Math.PI) / 180
  const x = round(CENTRE.x + Math.sin(angle) * distance)
  const y = round(CENTRE.y - Math.cos(angle) * distance)
  const isBelow = y >= CENTRE.y
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>@media (prefers-color-scheme:dark){${darkRules()}}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" ${fill('paper')}/>`,
    rings(step),
    `<line x1="${CENTRE.x}" y1="${CENTRE.y}" x2="${x}" y2="${y}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" ${stroke('signal')}/>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="5" ${fill('ink')}/>`,
    label(CENTRE.x, isBelow ? CENTRE.y - 16 : CENTRE.y + 32, `Центр: ${city}`, 'ink'),
    pin(x, y),
    north(),
    scale(step),
    '</svg>',
  ].join('')
}

function rings(step: number): string {
  return Array.from({ length: RINGS }, (_, index) => {
    const radius = RING_PX * (index + 1)
    return (
      `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" fill="none" stroke-width="1.5" ${stroke('ring')}/>` +
      label(CENTRE.x + radius + 8, CENTRE.y + 7, kilometres(step * (index + 1)), 'label', 'start')
    )
  }).join('')
}

/** The tip of the pin is the office. */
const pin = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0C-4-10-15-16-15-28a15 15 0 0 1 30 0C15-16 4-10 0 0Z" ${fill('signal')}/>` +
  `<circle cy="-28" r="5.5" ${fill('onSignal')}/></g>`

const north = (): string =>
  `<g transform="translate(${WIDTH - 52} 28)"><path d="M0 0 8 24 0 18-8 24Z" ${fill('ink')}/></g>${label(WIDTH - 52, 78, 'север', 'label')}`

function scale(step: number): string {
  const [left, right, y] = [32, 32 + RING_PX, HEIGHT - 32]
  return (
    `<path d="M${left} ${y - 8}V${y}H${right}V${y - 8}" fill="none" stroke-width="2" ${stroke('ink')}/>` +
    label(right + 12, y + 2, kilometres(step), 'label', 'start')
  )
}

const kilometres = (km: number): string =>
  km < 1 ? `${formatNumber(km * 1000)}${NBSP}м` : `${formatNumber(km, 1)}${NBSP}км`

// Texts come from our vocabulary only, so they need no escaping.
const label = (x: number, y: number, text: string, colour: Colour, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-family="Golos Text,Arial,sans-serif" font-size="${FONT_SIZE}" text-anchor="${anchor}" ${fill(colour)}>${text}</text>`

// Attributes hold the light theme and work where styles are blocked; the class switches to dark.
const fill = (colour: Colour): string => `class="f-${colour}" fill="${COLOURS[colour][0]}"`
const stroke = (colour: Colour): string => `class="s-${colour}" stroke="${COLOURS[colour][0]}"`

const darkRules = (): string =>
  Object.entries(COLOURS)
    .map(([name, [, dark]]) => `.f-${name}{fill:${dark}}.s-${name}{stroke:${dark}}`)
    .join('')

const round = (value: number): number => Math.round(value * 10) / 10
