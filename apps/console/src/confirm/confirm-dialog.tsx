import { isApiError } from '@booking/api-client';
import {
  type ConfirmImpact,
  type ConfirmPhrase,
  ConfirmDialog as Dialog,
  type ConfirmDialogProps as DialogProps,
} from '@booking/ui';
import { SaveCancelled } from '../forms/use-save.ts';
import { messageOf } from '../messages/failure-message.ts';
import { useSession, useUser } from '../session/session-context.ts';
import { isSignInOld } from './last-sign-in.ts';

/**
 * How much confirmation an action needs. Level 0 has no dialog but `offerUndo`.
 *
 * - 1: one record that nothing uses. Names it; the focus is on Cancel.
 * - 2: affects other records or people. The effects are loaded and listed first.
 * - 3: closes a business, or stops many at once. The name or the number is typed, and the password when the last
 *   sign-in was more than ten minutes ago.
 */
export type Confirmation =
  | { readonly level: 1 }
  | { readonly level: 2; readonly impact: ConfirmImpact }
  | { readonly level: 3; readonly impact: ConfirmImpact; readonly phrase: ConfirmPhrase };

export interface ConfirmDialogProps
  extends Omit<DialogProps, 'impact' | 'phrase' | 'password' | 'errorMessage'> {
  readonly confirmation: Confirmation;
}

/** Asks for confirmation of an action that one call can't undo. */
export function ConfirmDialog({ confirmation, ...rest }: ConfirmDialogProps) {
  const session = useSession();
  const user = useUser();
  const password = {
    description: 'You signed in more than 10 minutes ago.',
    isRequired: () => isSignInOld(user, Date.now()),
    onCheck: async (typed: string) => {
      try {
        await session.checkPassword(typed);
        return undefined;
      } catch (error) {
        const isWrong = isApiError(error) && error.code === 'WRONG_CREDENTIALS';
        return isWrong ? 'Incorrect password.' : messageOf(error);
      }
    },
  };
  return (
    <Dialog
      {...rest}
      impact={confirmation.level === 1 ? undefined : confirmation.impact}
      {...(confirmation.level === 3 && { phrase: confirmation.phrase, password })}
      // Who was asked once more and thought better of it knows why nothing was done.
      errorMessage={(error) => (error instanceof SaveCancelled ? '' : messageOf(error))}
    />
  );
}
