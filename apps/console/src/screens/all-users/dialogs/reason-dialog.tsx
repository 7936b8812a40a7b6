import { TextArea } from '@booking/ui';
import type { ReactNode } from 'react';
import type { output } from 'zod/mini';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../confirm/confirm-dialog.tsx';
import { useConfirmForm } from '../../../confirm/use-confirm-form.ts';
import type { Schema } from '../../../forms/contract-errors.ts';

export interface ReasonDialogProps<S extends Schema, T>
  extends Pick<ConfirmDialogProps, 'icon' | 'title' | 'description' | 'confirmLabel' | 'onClosed'> {
  /** What comes of it. */
  readonly effects: readonly string[];
  /** What the call takes, a reason among it. */
  readonly schema: S;
  /** Makes the call. What it says of the reason is shown there. */
  readonly onSend: (body: output<S>) => Promise<T>;
  /** Called once the dialog closes, with what came back. */
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
