import type { PasskeyRequest } from '@booking/api-client';
import { Button } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../entry/form-error.tsx';
import { useSession } from '../../session/session-context.ts';
import { deviceProblem, loadPasskeys } from '../passkey-device.ts';
import { isExpired, proofError, TOO_LONG } from './proof-error.ts';

export interface PasskeyFormProps {
  readonly challenge: string;
  /** Request to the browser for a passkey of the account. */
  readonly request: PasskeyRequest;
  /** Called to begin again, with the reason. */
  readonly onBack: (reason: string) => void;
}

/** The second step of a sign-in by a passkey. The browser asks for it in a dialog of its own, once the user says so. */
export function PasskeyForm({ challenge, request, onBack }: PasskeyFormProps) {
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    button.current?.focus();
    // Ahead of the click: some browsers ask for a passkey only while it is fresh.
    void loadPasskeys().catch(() => undefined);
  }, []);

  const verify = async () => {
    setIsWaiting(true);
    setFailure(undefined);
    try {
      const { startAuthentication } = await loadPasskeys();
      const passkey = await startAuthentication({ optionsJSON: request });
      await session.verifySignIn({ challenge, passkey });
    } catch (error) {
      if (isExpired(error)) return onBack(TOO_LONG);
      setFailure(error);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <div className="grid gap-1">
      <p className="mb-6 text-bk-secondary">
        Your device asks for your fingerprint, your face, its PIN or your security key.
      </p>
      <FormError>
        {failure === undefined ? undefined : (deviceProblem(failure) ?? proofError(failure))}
      </FormError>
      <Button
        ref={button}
        size="xl"
        className="w-full"
        isLoading={isWaiting}
        onClick={() => void verify()}
      >
        Use your passkey
      </Button>
    </div>
  );
}
