import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

export type PopoverProps = ButtonLook & {
  /** The button's label. */
  text: ReactNode
  children: ReactNode
  /** The button's edge that the panel aligns with. */
  align?: 'start' | 'end'
  isPressed?: boolean
}

/** A button with a panel below it; closes on Escape, on a click outside and when focus leaves. */
export function Popover({ text, children, align = 'start', isPressed, ...look }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const leave = new AbortController()
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setIsOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise an enclosing dialog would close too.
      event.preventDefault()
      setIsOpen(false)
      anchor.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeFromOutside, leave)
    document.addEventListener('focusin', closeFromOutside, leave)
    document.addEventListener('keydown', closeByEscape, leave)
    return () => leave.abort()
  }, [isOpen])

  return (
    <span className={styles.anchor} ref={anchor}>
      <Button
        {...look}
        {...(isPressed !== undefined && { isPressed })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen && (
        <div className={classNames(styles.panel, align === 'end' && styles.end)} id={panelId}>
          {children}
        </div>
      )}
    </span>
  )
}
