export { ConfirmDialog } from './confirm-dialog.tsx';
export type {
  ConfirmDialogPartsProps,
  ConfirmDialogProps,
  ConfirmFooter,
  ConfirmImpact,
  ConfirmPassword,
  ConfirmPhrase,
} from './confirm-dialog.types.ts';
