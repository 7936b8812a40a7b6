import { Button, ErrorSummary, notify, PasswordField } from '@booking/ui';
import { useEffect } from 'react';
import { NewPasswordFields } from '../../passwords/new-password-fields.tsx';
import { useOwnPassword } from '../../passwords/use-own-password.ts';
import type { UnsavedPart } from '../unsaved-part.ts';
import '../../forms/forms.css';

/** Changes one's own password. */
export function PasswordForm({ onUnsaved }: UnsavedPart) {
  const form = useOwnPassword(() => {
    notify.success('Password changed. You’ve been signed out on other devices.');
  });
  const { isUnsaved } = form;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  return (
    <form className="flex flex-1 flex-col" noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="flex-1 pb-4.5">
        <p className="ck-form-note">
          You’ll stay signed in here and be signed out on other devices.
        </p>
        {form.formError && (
          <ErrorSummary title="Couldn’t change password" errors={[{ message: form.formError }]} />
        )}
        <input hidden readOnly type="email" autoComplete="username" value={form.email} />
        <PasswordField
          {...form.field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          typed={form.typed}
          password={form.field('newPassword')}
          confirmation={form.field('confirmPassword')}
          owner={form.owner}
        />
        <Button type="submit" isLoading={form.isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  );
}
