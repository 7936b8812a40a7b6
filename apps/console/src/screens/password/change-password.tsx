import { Button, notify, PasswordField } from '@booking/ui';
import { EntryPage } from '../../entry/entry-page.tsx';
import { FormError } from '../../entry/form-error.tsx';
import { NewPasswordFields } from '../../passwords/new-password-fields.tsx';
import { useOwnPassword } from '../../passwords/use-own-password.ts';
import { useSession } from '../../session/session-context.ts';
import { SignOutNote } from '../../sign-out/sign-out-note.tsx';

/**
 * Replaces every screen while the user has a password set by an administrator: the server rejects all other calls until
 * they choose their own. Then the requested screen opens.
 */
export default function ChangePassword() {
  return (
    <EntryPage
      title="Choose your own password"
      heading="Choose your own password"
      lead="An administrator set your current password. Choose your own to continue."
    >
      <ChangeForm />
      <SignOutNote />
    </EntryPage>
  );
}

function ChangeForm() {
  const session = useSession();
  const form = useOwnPassword(() => {
    notify.success('Password changed.');
    return session.refetchUser();
  });
  return (
    <form className="grid gap-1" noValidate onSubmit={(event) => void form.submit(event)}>
      <input hidden readOnly type="email" autoComplete="username" value={form.email} />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        size="lg"
        autoComplete="current-password"
      />
      <NewPasswordFields
        size="lg"
        typed={form.typed}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
        owner={form.owner}
      />
      <FormError>{form.formError}</FormError>
      <Button type="submit" size="xl" className="w-full" isLoading={form.isSubmitting}>
        Save password
      </Button>
    </form>
  );
}
