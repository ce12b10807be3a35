export { Modal } from './Modal';
export type { ModalCloseReason, ModalProps } from './Modal';
export type { ModalMessages } from './Modal.messages';
