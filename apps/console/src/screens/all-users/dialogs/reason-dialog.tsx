import { isApiError } from '@booking/api-client';
import { TextArea } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../confirm/confirm-dialog.tsx';
import type { Schema } from '../../../forms/contract-errors.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';

interface Typed {
  reason: string;
}

export interface ReasonDialogProps<T>
  extends Pick<ConfirmDialogProps, 'icon' | 'title' | 'description' | 'confirmLabel' | 'onClosed'> {
  /** What comes of it. */
  readonly effects: readonly string[];
  /** What the call takes. */
  readonly schema: Schema;
  /** Makes the call. What it says of the reason is shown there. */
  readonly onSend: (reason: string) => Promise<T>;
  /** Called once the dialog closes, with what came back. */
  readonly onSent: (result: T) => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Asks for a reason before something is done to the account of someone else. */
export function ReasonDialog<T>({
  effects,
  schema,
  onSend,
  onSent,
  children,
  ...dialog
}: ReasonDialogProps<T>) {
  const [isOpen, setIsOpen] = useState(true);
  const { register, getValues, trigger, setError, formState } = useForm<Typed>({
    defaultValues: { reason: '' },
    resolver: contractResolver<Typed>(schema, ['reason']),
  });

  async function confirm(): Promise<void> {
    try {
      const result = await onSend(getValues('reason'));
      setIsOpen(false);
      onSent(result);
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === 'reason');
      if (wrong) setError('reason', { message: wrong.message }, { shouldFocus: true });
      throw error;
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      open={isOpen}
      confirmation={{ level: 2, impact: { lines: effects } }}
      onValidate={() => {
        void trigger(undefined, { shouldFocus: true });
        return safeParse(schema, getValues()).success;
      }}
      onConfirm={confirm}
    >
      <TextArea {...register('reason')} label="Reason" error={formState.errors.reason?.message} />
      {children}
    </ConfirmDialog>
  );
}
