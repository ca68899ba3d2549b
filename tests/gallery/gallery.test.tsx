import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

// The client has no Node types, and Vitest stubs imported stylesheets, hence getBuiltinModule.
declare const process: { getBuiltinModule(id: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string } }
const { readFileSync } = process.getBuiltinModule('node:fs')

const html = renderToStaticMarkup(<Gallery logoSrc="/media/logo.svg" />)

const styled = (markup: string) => markup.match(/\sstyle=|<style/g) ?? []
const poorImages = (markup: string) =>
  (markup.match(/<img[^>]*>/g) ?? []).filter(image => !/(?=.* alt=)(?=.* width=)(?=.* height=)/.test(image))
const untypedButtons = (markup: string) =>
  (markup.match(/<button[^>]*>/g) ?? []).filter(button => !/ type="(button|submit)"/.test(button))
const isPlated = (css: string) =>
  /prefers-color-scheme: dark\) \{\s*\.logo \{[^}]*padding: [^;]+;[^}]*background: var\(--plate\)/.test(css)

test('no part writes a style attribute or element, which the CSP forbids', () => {
  expect(styled(html)).toEqual([])
})

test('every image has its size and alternative text', () => {
  expect(html).toContain('<img ')
  expect(poorImages(html)).toEqual([])
})

test('every button has an explicit type', () => {
  expect(html.match(/<button/g)?.length).toBeGreaterThan(10)
  expect(untypedButtons(html)).toEqual([])
})

test('closed modals render no content', () => {
  expect(html).not.toContain('Показать 38 агентств')
})

test('logos keep their plate in the dark theme', () => {
  const css = readFileSync(new URL('../../src/client/ui/logo-image.module.css', import.meta.url), 'utf8')
  expect(isPlated(css)).toBe(true)
  expect(html).toContain('LogoImage: на тёмной бумаге')
})

test('markup and styles that break these rules are found out', () => {
  expect(styled('<p style="color:red">a</p><style>a{}</style>')).toHaveLength(2)
  expect(poorImages('<img alt="" width="1" height="1"/><img alt="" width="1"/>')).toEqual(['<img alt="" width="1"/>'])
  expect(untypedButtons('<button type="button">a</button><button class="a">b</button>')).toEqual(['<button class="a">'])
  expect(isPlated('@media (prefers-color-scheme: dark) { .logo { background: var(--paper) } }')).toBe(false)
})
