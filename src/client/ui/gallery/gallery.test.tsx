import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const html = renderToStaticMarkup(<Gallery logoSrc="/media/logo.svg" />)

test('no part writes a style attribute or element, which the CSP forbids', () => {
  expect(html).not.toMatch(/\sstyle=|<style/)
})

test('every image has its size and alternative text', () => {
  const images = html.match(/<img[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) expect(image).toMatch(/(?=.* alt=)(?=.* width=)(?=.* height=)/)
})

test('every button has an explicit type', () => {
  const buttons = html.match(/<button[^>]*>/g) ?? []
  expect(buttons.length).toBeGreaterThan(10)
  for (const button of buttons) expect(button).toMatch(/ type="(button|submit)"/)
})

test('closed modals render no content', () => {
  expect(html).not.toContain('Показать 38 агентств')
})

test('logos stand on their plate in the dark', () => {
  const css = readFileSync(new URL('../logo-image.module.css', import.meta.url), 'utf8')
  expect(css).toMatch(
    /prefers-color-scheme: dark\) \{\s*\.logo \{[^}]*outline: [^;]*var\(--plate\);[^}]*background: var\(--plate\)/,
  )
  expect(html).toContain('LogoImage: на тёмной бумаге')
})
