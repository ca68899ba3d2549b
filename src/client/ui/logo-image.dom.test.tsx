import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setLogoDrawer } from './logo-drawer.ts'
import { LogoImage } from './logo-image.tsx'

const ADDRESS = '/media/logo/severny-kontur.svg'
const logo = <LogoImage src={ADDRESS} alt="" name="Северный контур" />

afterEach(() => {
  setLogoDrawer(address => address)
  vi.restoreAllMocks()
})

test('hydration keeps the drawing of the server’s page and reports no mismatch', async () => {
  setLogoDrawer(() => 'data:image/svg+xml,drawing')
  const root = document.createElement('div')
  root.innerHTML = renderToString(logo)
  setLogoDrawer(address => address)
  const complaints = vi.spyOn(console, 'error')
  await act(async () => {
    hydrateRoot(root, logo)
  })
  expect(root.querySelector('img')?.getAttribute('src')).toBe('data:image/svg+xml,drawing')
  expect(complaints).not.toHaveBeenCalled()
})

test('without a name the address stays', () => {
  setLogoDrawer(() => 'data:image/svg+xml,drawing')
  expect(renderToString(<LogoImage src={ADDRESS} alt="" />)).toContain(ADDRESS)
})
