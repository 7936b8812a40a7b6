import type { PasskeyCreation } from '@booking/api-client';
import { useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { deviceOf } from '../sessions/device.ts';
import { deviceProblem, loadPasskeys } from './passkey-device.ts';
import { PasskeyNameStep } from './passkey-name-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface PasskeySetupProps {
  /** Called once the passkey is added, and the recovery codes of someone who had none are kept. */
  readonly onDone: () => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Adds a passkey: the password, then its name and the dialog of the device, then the recovery codes if there were none. */
export function PasskeySetup({ onDone, onCancel }: PasskeySetupProps) {
  const { api } = useSession();
  const [creation, setCreation] = useState<PasskeyCreation>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => void onDone()} />;
  if (!creation) {
    return (
      <PasswordStep
        submitLabel="Continue"
        failedTitle="Couldn’t start"
        onCancel={onCancel}
        onSend={async (password) => {
          const [started] = await Promise.all([
            api.twoFactor.startPasskey({ password }),
            // Ahead of the click: some browsers ask for a passkey only while it is fresh.
            loadPasskeys().catch(() => undefined),
          ]);
          setCreation(started);
        }}
      />
    );
  }
  const create = async (name: string) => {
    const { startRegistration } = await loadPasskeys();
    const credential = await startRegistration({ optionsJSON: creation });
    const { recoveryCodes } = await api.twoFactor.addPasskey({ name, credential });
    if (recoveryCodes.length === 0) await onDone();
    else setCodes(recoveryCodes);
  };
  return (
    <PasskeyNameStep
      defaultName={deviceOf({ agent: navigator.userAgent, isHandedOver: false })}
      lead="Name the passkey, then confirm it on your device."
      submitLabel="Create passkey"
      failedTitle="Couldn’t add the passkey"
      onSend={create}
      problemOf={deviceProblem}
      onCancel={onCancel}
    />
  );
}
