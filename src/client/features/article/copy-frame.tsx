import { useEffect, useRef, useState } from 'react'
import type { LatePart } from '../../app/late-part.ts'
import { copyOnPress } from '../../browser/copy-on-press.ts'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { TextFrame } from './text-frame.tsx'

/** For texts with buttons that copy. */
export function CopyFrame({ part }: { part: LatePart }) {
  const root = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<ToastMessage | null>(null)
  useEffect(() => (root.current ? copyOnPress(root.current, text => setMessage({ text })) : undefined), [])
  return (
    <div ref={root}>
      <TextFrame part={part} />
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
