import { Fragment } from 'react/jsx-runtime'
import { keepDashes } from '#domain/russian/typography.ts'

type Props = { children?: unknown }

/** Only where text ends up: components hand it on to elements and fragments. Attributes are left alone. */
export function withKeptDashes(type: unknown, props: Props): Props {
  if (typeof type !== 'string' && type !== Fragment) return props
  const { children } = props
  if (isDashed(children)) return { ...props, children: keepDashes(children) }
  if (!Array.isArray(children) || !children.some(isDashed)) return props
  return { ...props, children: children.map(child => (isDashed(child) ? keepDashes(child) : child)) }
}

const isDashed = (child: unknown): child is string => typeof child === 'string' && child.includes(' —')
