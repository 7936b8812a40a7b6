import { EntryPage } from '../../entry/entry-page.tsx';
import { SignOutNote } from '../../sign-out/sign-out-note.tsx';
import { AuthenticatorSetup } from '../../two-factor/authenticator-setup.tsx';

export interface SetUpTwoFactorProps {
  readonly onDone: () => void;
}

/**
 * Replaces every screen while the user's role requires a second factor that they don't have: the server rejects all other
 * calls until then. Then the requested screen opens.
 */
export default function SetUpTwoFactor({ onDone }: SetUpTwoFactorProps) {
  return (
    <EntryPage
      title="Set up two-factor authentication"
      heading="Protect your account"
      lead="Your role requires two-factor authentication: a code of an app on your phone, besides your password."
    >
      <AuthenticatorSetup onDone={onDone} />
      <SignOutNote />
    </EntryPage>
  );
}
