import { isApiError, type User } from '@booking/api-client';
import { signInAs } from '@booking/api-client/contract/session';
import { fullName } from '@booking/api-client/facts';
import { Checkbox, TextArea } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { safeParse } from 'zod/mini';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { useSession } from '../../../session/session-context.ts';

interface Typed {
  reason: string;
  canWrite: boolean;
}

const resolver = contractResolver<Typed>(signInAs, ['reason']);

const effects = [
  'You see what they see, for up to 30 minutes.',
  'Your name and the reason are kept, and they see the session in their profile.',
  'Their password, second factor and profile stay theirs.',
];

export interface SignInAsDialogProps {
  readonly user: User;
  readonly onClosed: () => void;
}

/** Asks for the reason before someone of the platform acts as a user. */
export default function SignInAsDialog({ user, onClosed }: SignInAsDialogProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(true);
  const { register, getValues, trigger, setError, formState } = useForm<Typed>({
    defaultValues: { reason: '', canWrite: false },
    resolver,
  });
  const name = fullName(user);

  async function confirm(): Promise<void> {
    try {
      await session.acting.begin(user._id, getValues());
      setIsOpen(false);
      void navigate('/home');
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
      icon="log-in"
      title={`Sign in as ${name}?`}
      confirmLabel="Sign in"
      onValidate={() => {
        void trigger(undefined, { shouldFocus: true });
        return safeParse(signInAs, getValues()).success;
      }}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <TextArea {...register('reason')} label="Reason" error={formState.errors.reason?.message} />
      <Checkbox
        {...register('canWrite')}
        label="Allow changes"
        description="Otherwise you can only look."
      />
    </ConfirmDialog>
  );
}
