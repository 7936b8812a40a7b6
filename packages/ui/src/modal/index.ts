export { Modal } from './modal.tsx';
export type {
  ModalButton,
  ModalFooter,
  ModalHeader,
  ModalPart,
  ModalProps,
} from './modal.types.ts';
export { type ModalSize, modalSizes } from './modal.variants.ts';
export { ModalBranch, type ModalBranchProps } from './modal-branch.tsx';
