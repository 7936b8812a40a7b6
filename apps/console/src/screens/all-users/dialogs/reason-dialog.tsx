import { TextArea } from '@booking/ui';
import type { ReactNode } from 'react';
import type { output } from 'zod/mini';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../confirm/confirm-dialog.tsx';
import { useConfirmForm } from '../../../confirm/use-confirm-form.ts';
import type { Schema } from '../../../forms/contract-errors.ts';

export interface ReasonDialogProps<S extends Schema, T>
  extends Pick<ConfirmDialogProps, 'icon' | 'title' | 'description' | 'confirmLabel' | 'onClosed'> {
  /** Effects of the action. */
  readonly effects: readonly string[];
  /** Schema of the call's body, which has a reason. */
  readonly schema: S;
  /** Makes the call. An error of the reason is shown at its field. */
  readonly onSend: (body: output<S>) => Promise<T>;
  /** Called with the result once the dialog closes. */
  readonly onSent: (result: T) => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

const start = { reason: '' };

/** Asks for a reason before something is done to the account of someone else. */
export function ReasonDialog<S extends Schema, T>({
  effects,
  schema,
  onSend,
  onSent,
  children,
  ...dialog
}: ReasonDialogProps<S, T>) {
  const form = useConfirmForm({ schema, start, onSend, onSent });
  return (
    <ConfirmDialog
      {...dialog}
      {...form.dialog}
      confirmation={{ level: 2, impact: { lines: effects } }}
    >
      <TextArea {...form.field('reason')} label="Reason" />
      {children}
    </ConfirmDialog>
  );
}
