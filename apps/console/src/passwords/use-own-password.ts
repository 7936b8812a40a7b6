import { isApiError } from '@booking/api-client';
import { changedPassword } from '@booking/api-client/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../entry/contract-resolver.ts';
import { messageOf } from '../messages/failure-message.ts';
import { useSession, useUser } from '../session/session-context.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const resolver = contractResolver<Typed>(changedPassword, fields);

/**
 * The form of one's own password. This session goes on, with new tokens; every other one ends.
 *
 * @param onChanged is called once the password is another and the tokens are new.
 */
export function useOwnPassword(onChanged: () => void | Promise<void>) {
  const session = useSession();
  const { email, firstName, lastName } = useUser();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, setError, watch, reset } = useForm<Typed>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await session.api.user.updateMyPassword(values);
    } catch (error) {
      const wrong = isApiError(error) ? error.fields : [];
      const known = fields.filter((name) => wrong.some(({ path }) => path === name));
      for (const name of known) {
        const message = wrong.find(({ path }) => path === name)?.message ?? '';
        setError(name, { type: 'server', message }, { shouldFocus: true });
      }
      if (known.length === 0) setRefusal(messageOf(error));
      return;
    }
    // Whoever has seen the tokens of before has nothing of them. The password is another even when no new ones come.
    await session.api.session.refresh().catch(() => undefined);
    reset();
    await onChanged();
  });

  return {
    submit,
    isSubmitting,
    /** Something is typed. It is asked about, and no draft: a password outlives no session. */
    isUnsaved: formState.isDirty && !isSubmitting,
    /** Why it is not changed, where no single field is the reason. */
    refusal: errors.confirmPassword ? undefined : refusal,
    field: (name: keyof Typed) => ({ ...register(name), error: errors[name]?.message }),
    typed: watch('newPassword'),
    /** For password managers: whose password changes. */
    email,
    /** What the password must not contain. */
    owner: [email, `${firstName}${lastName}`],
  };
}
