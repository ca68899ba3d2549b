import { useEffect, useRef, useState } from 'react'
import { dormantPart } from '../../app/dormant-part.tsx'
import { copyOnPress } from '../../browser/copy-on-press.ts'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { PromoSlot } from './promo-slot.tsx'
// Drawn without its code, so the page brings its styles.
import '../../ui/button.module.css'

const award = dormantPart(() => import('./award-part.tsx'))

export function View() {
  const root = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<ToastMessage | null>(null)
  useEffect(() => (root.current ? copyOnPress(root.current, text => setMessage({ text })) : undefined), [])
  return (
    <div ref={root}>
      <PromoSlot part={award} />
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
