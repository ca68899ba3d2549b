import { useEffect, useRef, useState } from 'react'
import { dormantPart } from '../../app/dormant-part.tsx'
import { copyOnPress } from '../../browser/copy-on-press.ts'
import { ArticleSlot } from '../../features/article/article-slot.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
// Drawn without their code, so the page brings their styles.
import '../../ui/button.module.css'
import '../../ui/section-heading.module.css'
import '../../ui/tab-links.module.css'
import './about.module.css'
import './press.module.css'

const press = dormantPart(() => import('./press-part.tsx'))
export const partOf = () => press

export function View() {
  const root = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<ToastMessage | null>(null)
  useEffect(() => (root.current ? copyOnPress(root.current, text => setMessage({ text })) : undefined), [])
  return (
    <div ref={root}>
      <ArticleSlot part={press} />
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
