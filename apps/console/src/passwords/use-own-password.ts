import { isApiError } from '@booking/api-client';
import { changedPassword } from '@booking/api-client/contract/passwords';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../forms/contract-resolver.ts';
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
 * The form to change one's own password. This session continues with new tokens; all others end.
 * @param onChanged Called once the password is changed and the tokens are new.
 */
export function useOwnPassword(onChanged: () => void | Promise<void>) {
  const session = useSession();
  const { email, firstName, lastName } = useUser();
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError, watch, reset } = useForm<Typed>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await session.api.user.updateMyPassword(values);
    } catch (error) {
      const wrong = isApiError(error) ? error.fields : [];
      const wrongFields = fields.filter((name) => wrong.some(({ path }) => path === name));
      for (const name of wrongFields) {
        const message = wrong.find(({ path }) => path === name)?.message ?? '';
        setError(name, { type: 'server', message }, { shouldFocus: true });
      }
      if (wrongFields.length === 0) setFormError(messageOf(error));
      return;
    }
    // Invalidates the old tokens. The password is changed even if the refresh fails.
    await session.api.session.refresh().catch(() => undefined);
    reset();
    await onChanged();
  });

  return {
    submit,
    isSubmitting,
    /** Whether something is typed. Closing asks first; there is no draft, since a password must not outlive a session. */
    isUnsaved: formState.isDirty && !isSubmitting,
    /** Why it is not changed, when no single field is the reason. */
    formError: errors.confirmPassword ? undefined : formError,
    field: (name: keyof Typed) => ({ ...register(name), error: errors[name]?.message }),
    typed: watch('newPassword'),
    /** For password managers: the account of the password. */
    email,
    /** Texts that the password must not contain. */
    owner: [email, `${firstName}${lastName}`],
  };
}
