import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComboboxField } from './combobox.tsx'
import { ComboboxList, ComboboxOption } from './combobox-list.tsx'
import { type Combobox, useCombobox } from './use-combobox.ts'

const ignore = () => undefined

function Example({ isOpen, active, isPlain = false }: { isOpen: boolean; active?: number; isPlain?: boolean }) {
  const combobox: Combobox = {
    ...useCombobox({ isOpen, onType: ignore, onOpen: ignore, onClose: ignore }),
    ...(active !== undefined && { active }),
    listId: 'agencies',
  }
  return (
    <>
      <ComboboxField combobox={combobox} name="q" label="Найти агентство" value="мо" isPlain={isPlain} />
      {isOpen && (
        <ComboboxList combobox={combobox} label="Подсказки">
          {['Умный мост', 'Морской узел'].map((name, index) => (
            <ComboboxOption key={name} combobox={combobox} index={index} href={`#${index}`}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxList>
      )}
    </>
  )
}

const fieldIn = (html: string) => /<input[^>]*>/.exec(html)?.[0] ?? ''

test('a closed combobox refers to no list', () => {
  const field = fieldIn(renderToStaticMarkup(<Example isOpen={false} active={1} />))
  expect(field).toContain('role="combobox" aria-autocomplete="list" aria-expanded="false"')
  expect(field).not.toMatch(/aria-controls|aria-activedescendant/)
})

test('an open one controls its list and points at the highlighted option', () => {
  const html = renderToStaticMarkup(<Example isOpen active={1} />)
  expect(fieldIn(html)).toContain(
    'aria-expanded="true" aria-controls="agencies" aria-activedescendant="agencies-1" aria-label="Найти агентство"',
  )
  expect(html).toMatch(/<div id="agencies" role="listbox" aria-label="Подсказки">/)
  expect(html).toMatch(/<a href="#0" id="agencies-0" role="option" tabindex="-1" aria-selected="false"/)
  expect(html).toMatch(/<a href="#1" id="agencies-1" role="option" tabindex="-1" aria-selected="true"/)
})

test('nothing is highlighted until an arrow key is pressed', () => {
  const html = renderToStaticMarkup(<Example isOpen />)
  expect(html).not.toMatch(/aria-activedescendant|aria-selected="true"/)
})

test('before hydration it is an ordinary search field', () => {
  const field = fieldIn(renderToStaticMarkup(<Example isOpen={false} isPlain />))
  expect(field).toContain('type="search" aria-label="Найти агентство" placeholder="Найти агентство"')
  expect(field).not.toMatch(/role=|aria-expanded/)
})
