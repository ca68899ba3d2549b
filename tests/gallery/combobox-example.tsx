import { useState } from 'react'
import popup from '#client/ui/combobox.module.css'
import { ComboboxField } from '#client/ui/combobox.tsx'
import { ComboboxList, ComboboxOption } from '#client/ui/combobox-list.tsx'
import field from '#client/ui/field.module.css'
import { useCombobox } from '#client/ui/use-combobox.ts'
import styles from './gallery.module.css'

const AGENCIES = ['Северный контур', 'Лаборатория Полёт', 'Мастерская «Кириллица»', 'Сто один пиксель']

export function ComboboxExample() {
  const [text, setText] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const found = AGENCIES.filter(name => name.toLowerCase().includes(text.trim().toLowerCase()))
  const isOpen = isFocused && found.length > 0
  const combobox = useCombobox({
    isOpen,
    onType: typed => {
      setText(typed)
      setIsFocused(true)
    },
    onOpen: () => setIsFocused(true),
    onClose: () => setIsFocused(false),
  })
  return (
    <form className={styles.anchor} onBlur={combobox.closeOnLeave} onSubmit={event => event.preventDefault()}>
      <ComboboxField combobox={combobox} className={field.control} name="q" label="Найти агентство" value={text} />
      {isOpen && (
        <ComboboxList combobox={combobox} className={popup.popup} label="Подсказки">
          {found.map((name, index) => (
            <ComboboxOption key={name} combobox={combobox} index={index} href="#agency" onClick={combobox.close}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxList>
      )}
    </form>
  )
}
