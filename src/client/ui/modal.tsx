import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'

type ModalProps = {
  isOpen: boolean
  title: string
  /** Called on Escape, the close button and a click outside. */
  onClose: () => void
  children: ReactNode
  /** Stays visible while the body scrolls. */
  footer?: ReactNode
}

type Placement = 'center' | 'side' | 'bottom'

/** The native modal dialog traps focus, makes the page inert, handles Escape and restores focus. */
function Modal({ isOpen, title, onClose, children, footer, placement }: ModalProps & { placement: Placement }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  // The frame fills the dialog, so an event on the dialog itself comes from the backdrop.
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    // Otherwise the click would steal the focus that closing restores.
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[placement])}
      aria-labelledby={titleId}
      onMouseDown={closeFromOutside}
      onClose={() => isOpen && onClose()}
    >
      {isOpen && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={`snug bold ${styles.title}`} id={titleId}>
              {title}
            </h2>
            <Button tone="ghost" isSquare aria-label="Закрыть" onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={`wrap-12 ${styles.foot}`}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

type DialogProps = ModalProps

export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />
}

type DrawerProps = ModalProps & {
  /** `side` for the menu, `bottom` for filters within reach of the thumb. */
  from: 'side' | 'bottom'
}

export function Drawer({ from, ...rest }: DrawerProps) {
  return <Modal {...rest} placement={from} />
}
