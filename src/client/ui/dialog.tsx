import { Modal, type ModalProps } from './modal.tsx'

export type DialogProps = ModalProps

export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />
}
