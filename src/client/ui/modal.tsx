import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'

export type ModalProps = {
  isOpen: boolean
  title: string
  /** Asked by Escape, the cross and a press outside. */
  onClose: () => void
  children: ReactNode
  /** Buttons that stay in sight while the body scrolls. */
  footer?: ReactNode
}

type Placement = 'center' | 'side' | 'bottom'

/** The browser's own modal: it traps focus, makes the page inert, answers Escape and gives focus back. */
export function Modal({ isOpen, title, onClose, children, footer, placement }: ModalProps & { placement: Placement }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  // The frame fills the dialog, so a press on the dialog itself is a press on its backdrop.
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    // Else the press would take the focus that closing gives back.
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
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <Button tone="ghost" isSquare aria-label="Закрыть" onClick={onClose}>
              <Icon of={X} />
            </Button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
