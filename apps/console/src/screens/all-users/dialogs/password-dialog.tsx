import { isApiError, type User } from '@booking/api-client';
import { setPassword } from '@booking/api-client/contract/passwords';
import { fullName } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { NewPasswordFields } from '../../../passwords/new-password-fields.tsx';
import { useSession } from '../../../session/session-context.ts';

interface Typed {
  password: string;
  confirmPassword: string;
}

const fields = ['password', 'confirmPassword'] as const;
const resolver = contractResolver<Typed>(setPassword, fields);

export interface PasswordDialogProps {
  readonly user: User;
  readonly onClosed: () => void;
}

/** Sets the password of someone else, who has to change it when they next sign in. */
export default function PasswordDialog({ user, onClosed }: PasswordDialogProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const { register, watch, getValues, trigger, setError, formState } = useForm<Typed>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver,
  });
  const { errors } = formState;
  const name = fullName(user);

  async function confirm(): Promise<void> {
    const body = getValues();
    try {
      const options = { idempotencyKey: keyOf([user._id, body]) };
      const after = await api.user.updatePassword(user._id, body, options);
      setIsOpen(false);
      invalidate('user.updatePassword', after);
      notify.success(`Password of ${name} set.`);
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === 'password');
      if (wrong) setError('password', { message: wrong.message }, { shouldFocus: true });
      throw error;
    }
  }

  const field = (key: keyof Typed) => ({ ...register(key), error: errors[key]?.message });
  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={{ level: 2, impact: { lines: effectsOf(user) } }}
      icon="key-round"
      title={`Set the password of ${name}?`}
      confirmLabel="Set password"
      onValidate={() => {
        void trigger(undefined, { shouldFocus: true });
        return isComplete(getValues());
      }}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <NewPasswordFields
        typed={watch('password')}
        password={field('password')}
        confirmation={field('confirmPassword')}
        owner={[user.email, `${user.firstName}${user.lastName}`]}
      />
    </ConfirmDialog>
  );
}

/** The same check as the form's, at once: the dialog asks before it goes on. */
function isComplete(typed: Typed): boolean {
  return safeParse(setPassword, typed).success;
}

function effectsOf({ status }: User): readonly string[] {
  return [
    'They’re signed out everywhere immediately.',
    'They have to choose another password when they next sign in.',
    ...(status === 'Invited' ? ['Their invitation stops working.'] : []),
    'They get an email that says their password was changed.',
  ];
}
