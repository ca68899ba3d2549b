import { type RegistrationRules, registrationForm } from '#domain/forms/registration-form.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { COUNTRIES } from '#domain/vocabulary/countries.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import type { FormFields } from '../../features/call-form/form-fields.ts'
import { PersonalData } from '../../features/call-form/personal-data.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linkedProfile } from './linked-profile.tsx'

const LABELS = {
  name: 'Название агентства',
  site: 'Сайт',
  services: 'Услуги',
  founded: 'Год основания',
  headcount: 'Сотрудников',
  country: 'Страна',
  city: 'Город',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'Почта агентства',
  administrator_name: 'Имя представителя',
  administrator_email: 'Почта представителя',
  consent: 'согласие на обработку данных',
}

const RULES = registrationForm(new Date().getFullYear())
const HOME = COUNTRIES[0].slug
const optionOf = ({ slug, title }: { slug: string; title: string }) => ({ value: slug, label: title })

const COUNTRY_OPTIONS = COUNTRIES.map(optionOf)
const SERVICE_OPTIONS = SERVICES.map(optionOf)
const CITY_LIST = 'registration-cities'
const CITY_TITLES = CITIES.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'ru'))

export function RegistrationForm() {
  return (
    <CallForm
      call="/v2/forms/registration"
      subject={{}}
      rules={RULES}
      labels={LABELS}
      submit="Отправить заявку"
      again="Добавить ещё агентство"
      success="Спасибо! Заявка получена. Редактор проверит сведения, обычно за два рабочих дня, и напишет на почту представителя"
    >
      {fields => (
        <>
          <Agency {...fields} />
          <Place {...fields} />
          <Administrator {...fields} />
        </>
      )}
    </CallForm>
  )
}

type Fields = FormFields<RegistrationRules>

function Agency({ text, list }: Fields) {
  const site = text('site')
  return (
    <FormPart title="Агентство">
      <FormPair>
        <TextField {...text('name')} autoComplete="organization" />
        <TextField
          {...site}
          error={linkedProfile(site.error)}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          placeholder="site.example"
        />
      </FormPair>
      <CheckboxGroup {...list('services')} options={SERVICE_OPTIONS} />
      <FormPair>
        <TextField {...text('founded')} inputMode="numeric" autoComplete="off" maxLength={4} />
        <TextField {...text('headcount')} inputMode="numeric" autoComplete="off" hint="Сколько людей в штате" />
      </FormPair>
    </FormPart>
  )
}

function Place({ text }: Fields) {
  const country = text('country')
  return (
    <FormPart title="Где находится и как связаться">
      <FormPair>
        <Select {...country} defaultValue={country.defaultValue || HOME} options={COUNTRY_OPTIONS} />
        <TextField
          {...text('city')}
          list={CITY_LIST}
          autoComplete="address-level2"
          hint="Любой: нового города ещё нет в рейтингах, редактор его добавит"
        />
      </FormPair>
      <datalist id={CITY_LIST}>
        {CITY_TITLES.map(title => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <TextField {...text('address')} autoComplete="street-address" hint="Улица, дом, офис" />
      <FormPair>
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          hint="Сюда придут сообщения клиентов"
        />
      </FormPair>
    </FormPart>
  )
}

function Administrator({ text, tick }: Fields) {
  return (
    <FormPart title="Кто отвечает за профиль">
      <FormPair>
        <TextField {...text('administrator_name')} autoComplete="name" />
        <TextField
          {...text('administrator_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint="Лучше на домене агентства: так проверка быстрее"
        />
      </FormPair>
      <PersonalData consent={tick('consent')} />
    </FormPart>
  )
}
