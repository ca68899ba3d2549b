import { useEffect, useRef } from 'react'
import { dormantPart } from '../../app/dormant-part.tsx'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
import { scrollOnceDrawn } from './scroll-once-drawn.ts'
import './texts.module.css'

const texts = dormantPart(() => import('./texts.tsx'))
export const partOf = () => texts

export function View() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? scrollOnceDrawn(root.current) : undefined), [])
  return (
    <div ref={root}>
      <ArticleSlot part={texts} />
    </div>
  )
}
