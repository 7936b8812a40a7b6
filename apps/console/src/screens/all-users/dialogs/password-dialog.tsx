import type { User } from '@booking/api-client';
import { setPassword } from '@booking/api-client/contract/passwords';
import { fullName } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useConfirmForm } from '../../../confirm/use-confirm-form.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { NewPasswordFields } from '../../../passwords/new-password-fields.tsx';
import { useSession } from '../../../session/session-context.ts';

const start = { password: '', confirmPassword: '' };

export interface PasswordDialogProps {
  readonly user: User;
  readonly onClosed: () => void;
}

/** Sets the password of someone else, who has to change it when they next sign in. */
export default function PasswordDialog({ user, onClosed }: PasswordDialogProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const name = fullName(user);
  const form = useConfirmForm({
    schema: setPassword,
    start,
    onSend: (body) =>
      api.user.updatePassword(user._id, body, { idempotencyKey: keyOf([user._id, body]) }),
    onSent(after) {
      invalidate('user.updatePassword', after);
      notify.success(`Password of ${name} set.`);
    },
  });

  return (
    <ConfirmDialog
      {...form.dialog}
      confirmation={{ level: 2, impact: { lines: effectsOf(user) } }}
      icon="key-round"
      title={`Set the password of ${name}?`}
      confirmLabel="Set password"
      onClosed={onClosed}
    >
      <NewPasswordFields
        typed={form.watch('password')}
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
        owner={[user.email, `${user.firstName}${user.lastName}`]}
      />
    </ConfirmDialog>
  );
}

function effectsOf({ status }: User): readonly string[] {
  return [
    'They’re signed out everywhere immediately.',
    'They have to choose another password when they next sign in.',
    ...(status === 'Invited' ? ['Their invitation stops working.'] : []),
    'They get an email that says their password was changed.',
  ];
}
