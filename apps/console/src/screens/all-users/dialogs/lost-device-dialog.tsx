import { isApiError, type User } from '@booking/api-client';
import { twoFactorReset } from '@booking/api-client/contract/two-factor';
import { fullName } from '@booking/api-client/facts';
import { notify, TextArea } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { useSession } from '../../../session/session-context.ts';

interface Typed {
  reason: string;
}

const resolver = contractResolver<Typed>(twoFactorReset, ['reason']);

const effects = [
  'They’re signed out everywhere immediately.',
  'They sign in with their password alone until they set up another device.',
  'Your name and the reason are kept with the security events.',
];

export interface LostDeviceDialogProps {
  readonly user: User;
  readonly onClosed: () => void;
}

/** Turns two-factor authentication off for someone who has lost their device, with a reason. */
export default function LostDeviceDialog({ user, onClosed }: LostDeviceDialogProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const { register, getValues, trigger, setError, formState } = useForm<Typed>({
    defaultValues: { reason: '' },
    resolver,
  });
  const name = fullName(user);

  async function confirm(): Promise<void> {
    const body = getValues();
    try {
      const options = { idempotencyKey: keyOf([user._id, body]) };
      const after = await api.user.resetTwoFactor(user._id, body, options);
      setIsOpen(false);
      invalidate('user.resetTwoFactor', after);
      notify.success(`Two-factor authentication of ${name} reset.`);
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === 'reason');
      if (wrong) setError('reason', { message: wrong.message }, { shouldFocus: true });
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={{ level: 2, impact: { lines: effects } }}
      icon="shield-check"
      title={`Reset two-factor authentication of ${name}?`}
      description="Make sure that it’s really them who asks, for example by a call to a number that you know."
      confirmLabel="Reset"
      onValidate={() => {
        void trigger(undefined, { shouldFocus: true });
        return safeParse(twoFactorReset, getValues()).success;
      }}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <TextArea {...register('reason')} label="Reason" error={formState.errors.reason?.message} />
    </ConfirmDialog>
  );
}
