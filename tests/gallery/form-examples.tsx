import { Checkbox } from '#client/ui/checkbox.tsx'
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea, TextField } from '#client/ui/text-field.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { ComboboxExample } from './combobox-example.tsx'
import { Example, ExampleGroup } from './example.tsx'

const BUDGETS = [
  { value: '0', label: 'Любая стоимость' },
  { value: '1', label: 'До 300 тыс. ₽' },
  { value: '2', label: '300 тыс. — 1 млн ₽' },
]

export function FormExamples() {
  return (
    <ExampleGroup title="Поля">
      <Example name="TextField" layout="column">
        <TextField label="Название компании" autoComplete="organization" />
        <TextField label="Сайт" placeholder="https://" isOptional hint="Если он уже есть" />
        <TextField
          label="Почта"
          type="email"
          autoComplete="email"
          defaultValue="marina@"
          error="Проверьте адрес почты"
          hint="Сюда придут ответы агентств"
        />
        <TextField label="Телефон" type="tel" inputMode="tel" autoComplete="tel" error="Введите номер полностью" />
        <TextField label="Регион" defaultValue="Россия" disabled />
        <TextField label="Найти агентство" isLabelHidden type="search" placeholder="Найти агентство" />
      </Example>
      <Example name="TextArea, Select" layout="column">
        <TextArea label="Задача" hint="Что сделать, к какому сроку и что уже есть" />
        <TextArea label="Отзыв" error="Поле обязательно" />
        <Select label="Бюджет" options={BUDGETS} defaultValue="2" />
        <Select label="Срок" options={BUDGETS} error="Выберите срок" />
      </Example>
      <Example name="Combobox: список под полем" layout="column">
        <ComboboxExample />
      </Example>
      <Example name="Checkbox" layout="column">
        <Checkbox>
          Даю <TextLink href="#consent">согласие на обработку персональных данных</TextLink>
        </Checkbox>
        <Checkbox defaultChecked>
          Согласие на передачу контактов агентствам «Северный контур» и «Лаборатория Полёт»
        </Checkbox>
        <Checkbox error="Без согласия заявку отправить нельзя">Даю согласие на обработку персональных данных</Checkbox>
        <Checkbox disabled>Подписаться на рассылку</Checkbox>
        <CheckboxGroup
          id="gallery-budgets"
          name="budgets"
          label="Бюджет"
          options={BUDGETS}
          chosen={['1']}
          error="Поле обязательно"
        />
      </Example>
    </ExampleGroup>
  )
}
