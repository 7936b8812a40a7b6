import { isApiError } from '@booking/api-client';
import { changedPassword } from '@booking/api-client/contract';
import { Button, notify, PasswordField } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../app/failure-message.ts';
import { contractResolver } from '../../entry/contract-resolver.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { Refusal } from '../../entry/refusal.tsx';
import { NewPasswordFields } from '../../passwords/new-password-fields.tsx';
import { useSession, useUser } from '../../session/session-context.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const resolver = contractResolver<Typed>(changedPassword, fields);

/**
 * In place of every screen for somebody whose password an administrator has set: the server answers them nothing else
 * until they have one of their own. Then they are where they wanted to be.
 */
export default function ChangePassword() {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <EntryPage
      title="Choose your own password"
      heading="Choose your own password"
      lead="Somebody else has set your present one. With one that only you know, you can go on."
    >
      <ChangeForm />
      <p className="ck-entry-note">
        <Button
          size="sm"
          color="transparent"
          icon="log-out"
          isLoading={isLeaving}
          onClick={() => {
            setIsLeaving(true);
            void session.signOut();
          }}
        >
          Sign out
        </Button>
      </p>
    </EntryPage>
  );
}

function ChangeForm() {
  const session = useSession();
  const user = useUser();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, setError, watch } = useForm<Typed>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof Typed) => ({ ...register(name), error: errors[name]?.message });

  const save = handleSubmit(async (values) => {
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
    notify.success('Your password is changed.');
    await session.rereadUser();
  });

  return (
    <form className="ck-entry-form" noValidate onSubmit={(event) => void save(event)}>
      {/* For password managers: whose password changes. */}
      <input hidden readOnly type="email" autoComplete="username" value={user.email} />
      <PasswordField
        {...field('currentPassword')}
        label="Present password"
        size="lg"
        autoComplete="current-password"
      />
      <NewPasswordFields
        size="lg"
        typed={watch('newPassword')}
        password={field('newPassword')}
        confirmation={field('confirmPassword')}
        owner={[user.email, `${user.firstName}${user.lastName}`]}
      />
      <Refusal>{errors.confirmPassword ? undefined : refusal}</Refusal>
      <Button type="submit" size="xl" className="ck-entry-submit" isLoading={isSubmitting}>
        Save the password
      </Button>
    </form>
  );
}
