import type { User } from '@booking/api-client';
import { signInAs } from '@booking/api-client/contract/session';
import { fullName } from '@booking/api-client/facts';
import { Checkbox } from '@booking/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../session/session-context.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const [canWrite, setCanWrite] = useState(false);
  return (
    <ReasonDialog
      icon="log-in"
      title={`Sign in as ${fullName(user)}?`}
      confirmLabel="Sign in"
      effects={effects}
      schema={signInAs}
      onSend={({ reason }) => session.acting.begin(user._id, { reason, canWrite })}
      onSent={() => void navigate('/home')}
      onClosed={onClosed}
    >
      <Checkbox
        label="Allow changes"
        description="Otherwise you can only look."
        checked={canWrite}
        onChange={({ target }) => setCanWrite(target.checked)}
      />
    </ReasonDialog>
  );
}
