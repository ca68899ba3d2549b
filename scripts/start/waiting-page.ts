import { createHash } from 'node:crypto'
import type { StartStep, StartSteps } from './start-steps.ts'

const REFRESH_S = 2
const WIDTH = 600
const TICKS = [0, 25, 50, 75, 100]

// The paper, ink and reading mark of src/client/styles/tokens.css: nothing of the site is built yet.
const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #15171c; --ink-3: #60646d; --line: #85877f; --visir: #de3516 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15171c; --ink: #f1f1ec; --ink-3: #a3a7ae; --line: #85877f; --visir: #ff6a4d }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Arial, sans-serif }
main { max-width: 600px; margin: 0 auto; padding: 48px 16px }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.15 }
p { margin: 0 0 24px; color: var(--ink-3) }
svg { display: block; width: 100%; height: auto; overflow: visible }
.rule { stroke: var(--line); stroke-width: 1 }
.mark { fill: var(--visir) }
text { fill: var(--ink-3); font-size: 13px; text-anchor: middle }
ul { margin: 24px 0 0; padding: 0; list-style: none }
li { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; color: var(--ink-3) }
li[aria-current] { color: var(--ink); font-weight: 700 }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const WAITING_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`

/** Asks for itself again until the site answers in its place. */
export function waitingPage(siteName: string, steps: StartSteps): string {
  const name = escaped(siteName)
  const percent = Math.floor(steps.share * 100)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>${name} готовится к работе: ${percent} %</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${name} готовится к работе</h1>
<p>Так бывает при первом запуске и после обновления. Страница откроется сама.</p>
${scale(percent)}
<ul>
${steps.list.map(rowOf).join('\n')}
</ul>
</main>
</body>
</html>
`
}

function rowOf({ title, share }: StartStep): string {
  const isRunning = share > 0 && share < 1
  const state = share === 1 ? 'готово' : isRunning ? `${Math.floor(share * 100)} %` : 'впереди'
  return `<li${isRunning ? ' aria-current="step"' : ''}><span>${title}</span><span>${state}</span></li>`
}

function scale(percent: number): string {
  const at = (value: number) => (value / 100) * WIDTH
  const ticks = TICKS.map(
    value =>
      `<path class="rule" d="M${at(value)} 20v8"/><text x="${at(value)}" y="44">${value}${value === 100 ? ' %' : ''}</text>`,
  )
  const x = at(percent)
  return `<svg viewBox="0 0 ${WIDTH} 48" role="img" aria-label="Готово ${percent} %">
<path class="rule" d="M0 20h${WIDTH}"/>${ticks.join('')}
<path class="mark" d="M0 18h${x}v4h-${x}zM${x} 20l-6 -12h12z"/>
</svg>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
