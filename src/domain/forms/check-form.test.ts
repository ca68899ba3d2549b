import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkForm, type FieldRule } from './check-form.ts'
import { FEEDBACK_FORM } from './feedback-form.ts'
import { triggeredTrap } from './traps.ts'

const GOOD = {
  name: 'Анна Ветрова',
  email: 'anna@vetrova.example',
  phone: '8 (495) 000-12-34',
  message: 'Нужен сайт для мастерской. Когда можно поговорить?',
  consent: true,
  transfer: true,
}

const one = (rule: FieldRule, typed: unknown) => {
  const { values, fields } = checkForm({ field: rule }, { field: typed })
  return fields ? fields.field : { value: values.field }
}

test('a valid form gives its cleaned values', () => {
  expect(checkForm(FEEDBACK_FORM, { ...GOOD, name: '  Анна   Ветрова ' })).toEqual({
    values: { ...GOOD, phone: '+74950001234' },
    fields: null,
  })
})

test('all errors are reported at once, one message per field', () => {
  expect(checkForm(FEEDBACK_FORM, { name: 'А', email: 'anna@', phone: '12-34', message: 'Привет' })).toEqual({
    values: null,
    fields: {
      name: 'Напишите не короче 2\u00a0знаков',
      email: 'Проверьте адрес почты',
      phone: 'Введите номер полностью',
      message: 'Напишите не короче 10\u00a0знаков',
      consent: 'Без согласия на обработку данных мы не можем принять сообщение',
      transfer: 'Без согласия на передачу данных мы не можем отправить их агентству',
    },
  })
})

describe('a single-line field', () => {
  const NAME: FieldRule = { kind: 'line', from: 2, to: 5 }
  test.each([
    ['Анна', { value: 'Анна' }],
    ['  Ан\tна ', { value: 'Ан на' }],
    ['', 'Поле обязательно'],
    [' \u200b\u2028 ', 'Поле обязательно'],
    [undefined, 'Поле обязательно'],
    [17, 'Поле обязательно'],
    ['А', 'Напишите не короче 2\u00a0знаков'],
    ['Полина', 'Сократите до 5\u00a0знаков'],
    ['😀😀😀😀😀', { value: '😀😀😀😀😀' }],
  ])('%j gives %j', (typed, answer) => {
    expect(one(NAME, typed)).toEqual(answer)
  })

  test('never contains a line break or control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        const { values } = checkForm({ field: { kind: 'line', from: 0, to: 1e6 } }, { field: `а${typed}` })
        return values !== null && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(values.field)
      }),
    )
  })
})

describe('a multi-line field', () => {
  const MESSAGE: FieldRule = { kind: 'text', from: 3, to: 20 }
  test.each([
    ['раз\r\nдва\rтри', { value: 'раз\nдва\nтри' }],
    ['раз  \n\n\n\nдва\u0000', { value: 'раз\n\nдва' }],
    ['\n\n', 'Поле обязательно'],
    ['я', 'Напишите не короче 3\u00a0знаков'],
    ['а'.repeat(21), 'Сократите до 20\u00a0знаков'],
  ])('%j gives %j', (typed, answer) => {
    expect(one(MESSAGE, typed)).toEqual(answer)
  })
})

describe('an email field', () => {
  test.each([
    'anna@vetrova.example',
    ' anna@vetrova.example\n',
    'a.b-c+tag@mail.vetrova.example',
    "o'neil@x1.example",
    'anna@почта.рф',
    'anna@xn--80a1acny.xn--p1ai',
  ])('%j is accepted', typed => {
    expect(one({ kind: 'mail' }, typed)).toEqual({ value: typed.trim() })
  })

  test.each([
    'anna',
    'anna@',
    '@vetrova.example',
    'anna@vetrova',
    'anna@@vetrova.example',
    'anna@vetrova..example',
    '.anna@vetrova.example',
    'an na@vetrova.example',
    'Анна <anna@vetrova.example>',
    'anna@vetrova.example, boris@vetrova.example',
    'anna@vetrova.example;boris@vetrova.example',
    'anna@vetrova.example\r\nBcc: boris@vetrova.example',
    'anna@vetrova.example%0aBcc:boris@vetrova.example',
    '"a b"@vetrova.example',
    'anna@[127.0.0.1]',
    'anna@-vetrova.example',
    `${'a'.repeat(65)}@vetrova.example`,
    `anna@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}`,
  ])('%j is refused', typed => {
    expect(one({ kind: 'mail' }, typed)).toBe('Проверьте адрес почты')
  })

  test('an empty value is reported as missing, not as invalid', () => {
    expect(one({ kind: 'mail' }, ' ')).toBe('Поле обязательно')
  })
})

describe('an optional phone', () => {
  test.each([
    ['', { value: null }],
    [undefined, { value: null }],
    ['+7 495 000-12-34', { value: '+74950001234' }],
    ['+375 17 000-12-34', { value: '+375170001234' }],
    ['495 00', 'Введите номер полностью'],
    ['позвоните мне', 'Введите номер полностью'],
  ])('%j gives %j', (typed, answer) => {
    expect(one({ kind: 'phone', isOptional: true }, typed)).toEqual(answer)
  })
})

test.each([true, false, undefined, 'true', 'on', 1])('only true ticks a checkbox: %j', typed => {
  expect(one({ kind: 'tick', unticked: 'Отметьте' }, typed)).toEqual(typed === true ? { value: true } : 'Отметьте')
})

describe('anti-bot traps', () => {
  test.each([
    [{}, null],
    [{ website: '', spent: 1500 }, null],
    [{ spent: 1499 }, /слишком быстро/],
    [{ spent: 0 }, /слишком быстро/],
    [{ website: 'https://spam.example', spent: 60_000 }, /не видно/],
  ])('%j', (traps, sentence) => {
    if (sentence) expect(triggeredTrap(traps)).toMatch(sentence)
    else expect(triggeredTrap(traps)).toBeNull()
  })
})
