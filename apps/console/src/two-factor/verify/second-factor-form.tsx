import type { SignInChallenge } from '@booking/api-client';
import { Button } from '@booking/ui';
import { useState } from 'react';
import { EntryNote } from '../../entry/entry-text.tsx';
import { knowsPasskeys } from '../passkey-device.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';

type Proof = 'passkey' | 'oneTimeCode' | 'recoveryCode';

const choices: Readonly<Record<Proof, string>> = {
  passkey: 'Use a passkey instead',
  oneTimeCode: 'Use your authenticator app instead',
  recoveryCode: 'Use a recovery code instead',
};

export interface SecondFactorFormProps {
  readonly challenge: SignInChallenge;
  /** Called to begin again, with a reason if it is not the user's own choice. */
  readonly onBack: (reason?: string) => void;
}

/** The second step of a sign-in: a passkey, a code of the app, or a recovery code for someone without either. */
export default function SecondFactorForm({ challenge: asked, onBack }: SecondFactorFormProps) {
  const { challenge, hasAuthenticator, passkey } = asked;
  const proofs: readonly Proof[] = [
    ...(passkey && knowsPasskeys() ? (['passkey'] as const) : []),
    ...(hasAuthenticator ? (['oneTimeCode'] as const) : []),
    'recoveryCode',
  ];
  const [chosen, setProof] = useState<Proof>();
  const proof = chosen ?? proofs[0] ?? 'recoveryCode';
  return (
    <>
      {proof === 'passkey' && passkey ? (
        <PasskeyForm challenge={challenge} request={passkey} onBack={onBack} />
      ) : (
        <CodeForm
          key={proof}
          proof={proof === 'oneTimeCode' ? proof : 'recoveryCode'}
          challenge={challenge}
          onBack={onBack}
        />
      )}
      <EntryNote>
        {proofs
          .filter((another) => another !== proof)
          .map((another) => (
            <Button key={another} size="sm" color="transparent" onClick={() => setProof(another)}>
              {choices[another]}
            </Button>
          ))}
        <Button size="sm" color="transparent" onClick={() => onBack()}>
          Back to sign in
        </Button>
      </EntryNote>
    </>
  );
}
