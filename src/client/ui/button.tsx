import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  tone?: 'primary' | 'secondary' | 'neutral' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
  /** Icon only: requires `aria-label`. */
  isSquare?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Makes it a toggle (`aria-pressed`). Omit for a plain button. */
    isPressed?: boolean
    /** Keeps focus but ignores clicks. */
    isPending?: boolean
  }

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

function lookOf({ tone = 'neutral', size = 'medium', isWide, isSquare }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[tone],
    size !== 'medium' && styles[size],
    isWide && styles.wide,
    isSquare && styles.square,
  )
}

export function Button(props: ButtonProps) {
  const { tone, size, isWide, isSquare, isPressed, isPending = false, className, type, onClick, ...rest } = props
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames(lookOf(props), isPressed && styles.pressed, isPending && styles.pending, className)}
      aria-pressed={isPressed ?? rest['aria-pressed']}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={isPending ? ignore : onClick}
    />
  )
}

export function ButtonLink(props: ButtonLinkProps) {
  const { tone, size, isWide, isSquare, className, ...rest } = props
  return <a {...rest} className={classNames(lookOf(props), className)} />
}
