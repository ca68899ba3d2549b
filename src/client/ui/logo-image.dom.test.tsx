import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setLogoDrawer } from './drawn-logo.tsx'
import { LogoImage } from './logo-image.tsx'

const ADDRESS = '/media/logo/severny-kontur.svg'
const UPLOADED = '/media/upload/7.png'
const NAME = 'Северный контур'
const logo = <LogoImage src={ADDRESS} alt="" name={NAME} />

afterEach(() => {
  setLogoDrawer(null)
  vi.restoreAllMocks()
})

test('hydration keeps the drawing of the server’s page and reports no mismatch', async () => {
  setLogoDrawer(name => `<path id="${name}"></path>`)
  const root = document.createElement('div')
  root.innerHTML = renderToString(logo)
  setLogoDrawer(null)
  const complaints = vi.spyOn(console, 'error')
  await act(async () => {
    hydrateRoot(root, logo)
  })
  expect(root.querySelector('svg')?.innerHTML).toBe(`<path id="${NAME}"></path>`)
  expect(complaints).not.toHaveBeenCalled()
})

test('in the browser a drawn logo is loaded from its address', () => {
  expect(renderToString(logo)).toContain(`<image href="${ADDRESS}"`)
})

test('an uploaded logo and one without a name are images', () => {
  setLogoDrawer(() => '<path></path>')
  expect(renderToString(<LogoImage src={UPLOADED} alt="" name={NAME} />)).toContain(` src="${UPLOADED}"`)
  expect(renderToString(<LogoImage src={ADDRESS} alt="" />)).toContain(` src="${ADDRESS}"`)
})

test('a drawing has its alternative text, and without one is hidden', () => {
  expect(renderToString(<LogoImage src={ADDRESS} alt="Логотип" name={NAME} />)).toMatch(
    / role="img" aria-label="Логотип"/,
  )
  expect(renderToString(logo)).toContain('aria-hidden="true"')
})
