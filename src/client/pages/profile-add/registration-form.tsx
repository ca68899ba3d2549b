import { type RegistrationRules, registrationForm } from '#domain/forms/registration-form.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { COUNTRIES } from '#domain/vocabulary/countries.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn, type FormFields } from '../../forms/form-fields.ts'
import type { FormRoute } from '../../forms/form-route.ts'
import { PersonalData } from '../../forms/personal-data.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { FormPair, FormPart } from '../../ui/form-part.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linkedProfile } from './linked-profile.tsx'

const RULES = registrationForm(new Date().getFullYear())
const HOME = COUNTRIES[0].slug
const optionOf = ({ slug, title }: { slug: string; title: string }) => ({ value: slug, label: title })

const COUNTRY_OPTIONS = COUNTRIES.map(optionOf)
const SERVICE_OPTIONS = SERVICES.map(optionOf)
const CITY_LIST = 'registration-cities'
const CITY_TITLES = CITIES.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'ru'))

const INITIAL = { country: HOME }

const ROUTE: FormRoute<keyof RegistrationRules> = {
  label: 'Путь заявки',
  stages: [
    { title: 'Агентство', fields: ['name', 'site', 'services', 'founded', 'headcount'] },
    { title: 'Адрес', fields: ['country', 'city', 'address', 'phone', 'email'] },
    { title: 'Вы', fields: ['administrator_name', 'administrator_email', 'consent'] },
    { title: 'Проверка' },
    { title: 'Профиль' },
  ],
  sent: 'У редактора, обычно два рабочих дня',
}

export function RegistrationForm() {
  return (
    <CallForm
      call="/v2/forms/registration"
      subject={{}}
      rules={RULES}
      initial={INITIAL}
      route={ROUTE}
      submit="Отправить заявку"
      again="Добавить ещё агентство"
      success="Спасибо! Заявка получена. Редактор проверит сведения, обычно за два рабочих дня, и напишет на почту представителя"
    >
      {({ name, site, services, founded, headcount, ...others }) => {
        const { country, city, address, phone, email, administrator_name, administrator_email, consent, ...rest } =
          others
        return allDrawn(
          rest,
          <>
            <Agency {...{ name, site, services, founded, headcount }} />
            <Place {...{ country, city, address, phone, email }} />
            <Administrator {...{ administrator_name, administrator_email, consent }} />
          </>,
        )
      }}
    </CallForm>
  )
}

type Fields = FormFields<RegistrationRules>

type AgencyProps = Pick<Fields, 'name' | 'site' | 'services' | 'founded' | 'headcount'>

function Agency({ name, site, services, founded, headcount }: AgencyProps) {
  return (
    <FormPart title="Агентство">
      <FormPair>
        <TextField {...name} autoComplete="organization" />
        <TextField {...site} error={linkedProfile(site.error)} autoComplete="url" placeholder="site.example" />
      </FormPair>
      <CheckboxGroup {...services} options={SERVICE_OPTIONS} />
      <FormPair>
        <TextField {...founded} inputMode="numeric" autoComplete="off" maxLength={4} />
        <TextField {...headcount} inputMode="numeric" autoComplete="off" hint="Сколько людей в штате" />
      </FormPair>
    </FormPart>
  )
}

type PlaceProps = Pick<Fields, 'country' | 'city' | 'address' | 'phone' | 'email'>

function Place({ country, city, address, phone, email }: PlaceProps) {
  return (
    <FormPart title="Где находится и как связаться">
      <FormPair>
        <Select {...country} options={COUNTRY_OPTIONS} />
        <TextField
          {...city}
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
      <TextField {...address} autoComplete="street-address" hint="Улица, дом, офис" />
      <FormPair>
        <TextField {...phone} />
        <TextField {...email} autoComplete="off" hint="Сюда придут сообщения клиентов" />
      </FormPair>
    </FormPart>
  )
}

type AdministratorProps = Pick<Fields, 'administrator_name' | 'administrator_email' | 'consent'>

function Administrator({ administrator_name, administrator_email, consent }: AdministratorProps) {
  return (
    <FormPart title="Кто отвечает за профиль">
      <FormPair>
        <TextField {...administrator_name} autoComplete="name" />
        <TextField {...administrator_email} hint="Лучше на домене агентства: так проверка быстрее" />
      </FormPair>
      <PersonalData consent={consent} />
    </FormPart>
  )
}
