import { Modal, type ModalProps } from './modal.tsx'

export type DrawerProps = ModalProps & {
  /** `side` for the menu, `bottom` for filters within reach of the thumb. */
  from: 'side' | 'bottom'
}

export function Drawer({ from, ...rest }: DrawerProps) {
  return <Modal {...rest} placement={from} />
}
