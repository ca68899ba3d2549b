import Type from 'typebox'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { command, query } from './define.ts'

// `npm test` compiles this file: what is said here of types fails in the type check.

const Plain = Type.Object({ path: Type.String() })
const Paged = Type.Object({ path: Type.String(), next: Type.Optional(Type.String()) })
const List = Type.Object({ rows: Type.Array(Type.Integer()), total: Type.Integer() })
const Prices = Type.Object({ rows: Type.Array(Type.Integer()), price_range: Type.Array(Type.Integer()) })
const Files = Type.Object({ files: Type.Array(Type.String()) })

type Stated<P, A> = { summary: string; params: P; answer: A }

describe('a call does not compile without', () => {
  test('the list that grows, if it has pages', () => {
    type Wanted = Parameters<typeof query<typeof Paged, typeof List, 'rows', undefined>>[0]
    expectTypeOf<Stated<typeof Paged, typeof List>>().not.toExtend<Wanted>()
    expectTypeOf<Stated<typeof Paged, typeof List> & { grows: 'rows' }>().toExtend<Wanted>()
    expectTypeOf<Stated<typeof Plain, typeof List>>().toExtend<Parameters<typeof query<typeof Plain, typeof List>>[0]>()
  })

  test('the fields kept while its list is empty, if it has price ranges', () => {
    type Wanted = Parameters<typeof query<typeof Paged, typeof Prices, 'rows', 'price_range'>>[0]
    expectTypeOf<Stated<typeof Paged, typeof Prices> & { grows: 'rows' }>().not.toExtend<Wanted>()
  })

  test('a limit, if it is a command', () => {
    type Wanted = Parameters<typeof command<typeof Plain, typeof List>>[0]
    expectTypeOf<Stated<typeof Plain, typeof List>>().not.toExtend<Wanted>()
    expectTypeOf<Stated<typeof Plain, typeof List> & { perMinute: number }>().toExtend<Wanted>()
  })

  test('room in its body, if it takes files', () => {
    type Wanted = Parameters<typeof command<typeof Files, typeof List>>[0]
    expectTypeOf<Stated<typeof Files, typeof List> & { perMinute: number }>().not.toExtend<Wanted>()
  })
})

test('a call keeps its facts as literal types', () => {
  const call = query({ summary: 'Строки', params: Paged, answer: List, grows: 'rows' })
  expectTypeOf(call.grows).toEqualTypeOf<'rows'>()
  expect(call.grows).toBe('rows')
})

test('consent and privacy are read off the parameters', () => {
  const Form = Type.Object({ key: Type.String(), consent: Type.Boolean() })
  const open = query({ summary: 'Строки', params: Plain, answer: List })
  expect(command({ summary: 'Форма', params: Form, answer: List, perMinute: 1 })).toMatchObject({
    takesConsent: true,
    isPrivate: true,
  })
  expect(open).toMatchObject({ takesConsent: false, isPrivate: false })
})
