import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import { FEEDBACK_FORM } from '#domain/forms/feedback-form.ts'
import { LocationContext } from '../app/location.tsx'
import { resolvePage } from '../router/resolve-page.ts'
import { makeStore } from '../store/make-store.ts'
import { remoteActions } from '../store/remote.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { CallForm } from './call-form.tsx'
import { allDrawn, formFields } from './form-fields.ts'
import { valuesIn } from './use-submit.ts'

const CALL = 'agency-page-send-feedback'
const TYPED = { agency: 'kontur', name: 'Анна', email: 'anna@', message: 'Здравствуйте', consent: true }

type Store = ReturnType<typeof makeStore>

function shown(act: (dispatch: Store['dispatch']) => void = () => undefined, search = ''): string {
  const store = makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
  act(store.dispatch)
  return renderToStaticMarkup(
    <Provider store={store}>
      <LocationContext value={resolvePage('/agency-kontur/contacts/', search)}>
        <CallForm
          call={CALL}
          subject={{ agency: 'kontur' }}
          rules={FEEDBACK_FORM}
          submit="Отправить"
          again="Написать ещё"
          success="Спасибо!"
        >
          {({ name, email, phone, message, consent, transfer, ...rest }) =>
            allDrawn(
              rest,
              <>
                <TextField {...name} />
                <TextField {...email} />
                <TextField {...phone} />
                <TextArea {...message} />
                <Checkbox {...consent}>Согласен</Checkbox>
                <Checkbox {...transfer}>Передавайте</Checkbox>
              </>,
            )
          }
        </CallForm>
      </LocationContext>
    </Provider>,
  )
}

const failedWith =
  (status: number | null, fields?: Record<string, string>, request: object = TYPED) =>
  (dispatch: Store['dispatch']) => {
    dispatch(remoteActions.started({ name: CALL, request }))
    const message = status === null ? 'Network Error' : 'Проверьте поля, отмеченные ниже'
    const data = { error: { code: 'form-refused', message, ...(fields ? { fields } : {}) } }
    dispatch(remoteActions.failed({ name: CALL, request, error: { message, status, data } }))
  }

const control = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('a form', () => {
  test('posts to its own page without JavaScript', () => {
    const html = shown()
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(control(html, 'call')).toContain(`value="${CALL}"`)
    expect(control(html, 'agency')).toContain('value="kontur"')
  })

  test('starts with unticked checkboxes and marks required fields', () => {
    const html = shown()
    expect(control(html, 'consent')).not.toContain('checked')
    expect(control(html, 'name')).toContain('aria-required="true"')
    expect(control(html, 'phone')).not.toContain('aria-required')
  })

  test('hides its honeypot from people and assistive technology, not from bots', () => {
    const html = shown()
    expect(html).toMatch(/<div[^>]*aria-hidden="true"><label>[^<]*<input type="text"[^>]*name="website"/)
    expect(control(html, 'website')).toContain('tabindex="-1"')
  })

  test('keeps typed values and shows each error at its field when rejected', () => {
    const html = shown(failedWith(422, { email: 'Проверьте адрес почты', transfer: 'Отметьте' }))
    expect(control(html, 'name')).toContain('value="Анна"')
    expect(control(html, 'email')).toContain('value="anna@"')
    expect(control(html, 'email')).toContain(`aria-describedby="${CALL}-email-error"`)
    expect(html).toContain(`id="${CALL}-email-error">Проверьте адрес почты`)
    expect(control(html, 'consent')).toContain('checked')
    expect(control(html, 'transfer')).not.toContain('checked')
    expect(html).toContain(`<a href="#${CALL}-email">Почта</a>`)
    expect(html).toContain('Отправить</button>')
  })

  test('restores checkboxes from string values of a plain post', () => {
    const html = shown(failedWith(422, { name: 'Поле обязательно' }, { ...TYPED, consent: 'true' }))
    expect(control(html, 'consent')).toContain('checked')
  })

  test.each([
    [null, 'Не удалось отправить. Проверьте соединение'],
    [500, 'Не удалось отправить: ошибка у нас'],
    [503, 'Не удалось отправить: ошибка у нас'],
  ])('offers a retry when sending fails with %s and blames the connection only if it was lost', (status, text) => {
    const html = shown(failedWith(status))
    expect(html).toContain(text)
    expect(html.includes('соединение')).toBe(status === null)
    expect(html).toContain('Повторить</button>')
    expect(control(html, 'name')).toContain('value="Анна"')
  })

  test('shows nothing of another agency’s message', () => {
    const html = shown(failedWith(422, { name: 'Поле обязательно' }, { ...TYPED, agency: 'other' }))
    expect(html).not.toContain('Форма не отправлена')
    expect(control(html, 'name')).toContain('value=""')
  })

  test('keeps typed values while the answer is pending', () => {
    const html = shown(dispatch => dispatch(remoteActions.started({ name: CALL, request: TYPED })))
    expect(html).toContain('Отправляем…')
    expect(html).toContain('aria-busy="true"')
    expect(control(html, 'name')).toContain('value="Анна"')
  })

  test('is replaced by a thank-you with a way to send another one', () => {
    const sent = shown(dispatch => {
      dispatch(remoteActions.started({ name: CALL, request: TYPED }))
      dispatch(remoteActions.ended({ name: CALL, request: TYPED, response: { success: true } }))
    })
    expect(sent).toContain('Спасибо!')
    expect(sent).toContain('Написать ещё</button>')
    expect(sent).not.toContain('<form')
  })

  test('recognises a plain post that succeeded by the query', () => {
    const html = shown(undefined, `?sent=${CALL}`)
    expect(html).toContain('Спасибо!')
    expect(html).toContain(`href="/agency-kontur/contacts/#${CALL}"`)
    expect(shown(undefined, '?sent=another-form')).toContain('<form')
  })
})

test('values are read as the call expects them: ticks are true, empty optional fields are left out', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Анна', email: '', phone: '', message: 'Да', consent: 'true' }))
    form.set(name, value)
  expect(valuesIn(form, FEEDBACK_FORM)).toEqual({ name: 'Анна', email: '', message: 'Да', consent: true })
  form.set('website', 'https://spam.example')
  expect(valuesIn(form, FEEDBACK_FORM)).toMatchObject({ website: 'https://spam.example' })
})

test('a checkbox group is sent as a list, even if nothing is ticked', () => {
  const rules = { services: { kind: 'choices', label: 'Услуги', of: ['sites', 'crm', 'apps'] } } as const
  const form = new FormData()
  expect(valuesIn(form, rules)).toEqual({ services: '' })
  form.append('services', 'sites')
  form.append('services', 'apps')
  expect(valuesIn(form, rules)).toEqual({ services: 'sites,apps' })
  const typed = { services: 'sites,apps' }
  expect(formFields({ id: 'registration', rules, typed, errors: {} }).services.chosen).toEqual(['sites', 'apps'])
})
