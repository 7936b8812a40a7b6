import type { User } from '@booking/api-client';
import { twoFactorReset } from '@booking/api-client/contract/two-factor';
import { fullName } from '@booking/api-client/facts';
import { notify } from '@booking/ui';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const name = fullName(user);
  return (
    <ReasonDialog
      icon="shield-check"
      title={`Reset two-factor authentication of ${name}?`}
      description="Make sure that it’s really them who asks, for example by a call to a number that you know."
      confirmLabel="Reset"
      effects={effects}
      schema={twoFactorReset}
      onSend={(body) => {
        const options = { idempotencyKey: keyOf([user._id, body]) };
        return api.user.resetTwoFactor(user._id, body, options);
      }}
      onSent={(after) => {
        invalidate('user.resetTwoFactor', after);
        notify.success(`Two-factor authentication of ${name} reset.`);
      }}
      onClosed={onClosed}
    />
  );
}
