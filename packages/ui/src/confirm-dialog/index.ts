export { ConfirmDialog } from './confirm-dialog.tsx';
export type {
  ConfirmDialogProps,
  ConfirmImpact,
  ConfirmPassword,
  ConfirmPhrase,
} from './confirm-dialog.types.ts';
