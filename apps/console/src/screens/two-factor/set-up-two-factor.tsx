import { Button } from '@booking/ui';
import { useState } from 'react';
import { EntryPage } from '../../entry/entry-page.tsx';
import { SignOutNote } from '../../sign-out/sign-out-note.tsx';
import { AuthenticatorSetup } from '../../two-factor/authenticator-setup.tsx';
import { knowsPasskeys } from '../../two-factor/passkey-device.ts';
import { PasskeySetup } from '../../two-factor/passkey-setup.tsx';

export interface SetUpTwoFactorProps {
  readonly onDone: () => void;
}

/**
 * Replaces every screen while the user's role requires a second factor that they don't have: the server rejects all other
 * calls until then. Then the requested screen opens.
 */
export default function SetUpTwoFactor({ onDone }: SetUpTwoFactorProps) {
  const [isPasskey, setIsPasskey] = useState(false);
  return (
    <EntryPage
      title="Set up two-factor authentication"
      heading="Protect your account"
      lead="Your role requires two-factor authentication: a code of an app on your phone or a passkey, besides your password."
    >
      {isPasskey ? <PasskeySetup onDone={onDone} /> : <AuthenticatorSetup onDone={onDone} />}
      <SignOutNote>
        {knowsPasskeys() && (
          <Button size="sm" color="transparent" onClick={() => setIsPasskey(!isPasskey)}>
            {isPasskey ? 'Use an authenticator app instead' : 'Use a passkey instead'}
          </Button>
        )}
      </SignOutNote>
    </EntryPage>
  );
}
