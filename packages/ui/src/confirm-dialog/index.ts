export { ConfirmDialog } from './confirm-dialog.tsx';
export type {
  ConfirmDialogPart,
  ConfirmDialogPartsProps,
  ConfirmDialogProps,
  ConfirmFooter,
  ConfirmImpact,
  ConfirmPassword,
  ConfirmPhrase,
} from './confirm-dialog.types.ts';
