import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Dialog, Drawer } from '#client/ui/modal.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { Toast, type ToastMessage } from '#client/ui/toast.tsx'
import { Example, ExampleGroup } from './example.tsx'

type Overlay = 'dialog' | 'side' | 'bottom'

export function OverlayExamples() {
  const [opened, setOpened] = useState<Overlay | null>(null)
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const close = () => setOpened(null)
  const closeToast = () => setMessage(null)
  const remove = () => setMessage({ text: 'Агентство убрано', action: { text: 'Отменить', onPress: closeToast } })
  return (
    <ExampleGroup title="Поверх страницы">
      <Example name="Dialog, Drawer, Toast">
        <Button onClick={() => setOpened('dialog')}>Отправить заявку</Button>
        <Button onClick={() => setOpened('side')}>Меню</Button>
        <Button onClick={() => setOpened('bottom')}>Фильтры</Button>
        <Button onClick={remove}>Убрать</Button>
      </Example>
      <Dialog
        isOpen={opened === 'dialog'}
        title="Заявка агентству «Северный контур»"
        onClose={close}
        footer={
          <Button tone="primary" onClick={close}>
            Отправить заявку
          </Button>
        }
      >
        <TextField label="Почта" type="email" autoComplete="email" />
      </Dialog>
      <Drawer from="side" isOpen={opened === 'side'} title="Меню" onClose={close}>
        Рейтинги, отзывы, кейсы
      </Drawer>
      <Drawer
        from="bottom"
        isOpen={opened === 'bottom'}
        title="Фильтры"
        onClose={close}
        footer={
          <Button tone="primary" isWide onClick={close}>
            Показать 38 агентств
          </Button>
        }
      >
        <Checkbox>1С-Битрикс</Checkbox>
        <Checkbox>OpenCart</Checkbox>
      </Drawer>
      <Toast message={message} onClose={closeToast} />
    </ExampleGroup>
  )
}
