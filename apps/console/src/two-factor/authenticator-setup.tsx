import type { Authenticator } from '@booking/api-client';
import { twoFactorCode } from '@booking/api-client/contract/two-factor';
import { ONE_TIME_CODE_LENGTH } from '@booking/api-client/facts';
import { CopyButton, PinInput, Skeleton } from '@booking/ui';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../loading/lazy-component.ts';
import { useSession } from '../session/session-context.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

// The QR code takes more code than the rest of the form.
const QrCode = lazyComponent(() =>
  import('./qr-code.tsx').then(({ QrCode }) => ({ default: QrCode })),
);

export interface AuthenticatorSetupProps {
  /** Called once the app is set up and the user has saved the recovery codes. */
  readonly onDone: () => void | Promise<void>;
  readonly onCancel?: () => void;
}

/** Sets an authenticator app up in three steps: the password, a first code of the app, the recovery codes. */
export function AuthenticatorSetup({ onDone, onCancel }: AuthenticatorSetupProps) {
  const { api } = useSession();
  const [authenticator, setAuthenticator] = useState<Authenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => void onDone()} />;
  if (authenticator) {
    return (
      <FirstCode
        authenticator={authenticator}
        onCancel={onCancel}
        onSend={async (oneTimeCode) => {
          const { recoveryCodes } = await api.twoFactor.confirm({ oneTimeCode });
          setCodes(recoveryCodes);
        }}
      />
    );
  }
  return (
    <PasswordStep
      submitLabel="Continue"
      failedTitle="Couldn’t start"
      onCancel={onCancel}
      onSend={async (password) => setAuthenticator(await api.twoFactor.start({ password }))}
    />
  );
}

interface FirstCodeProps {
  readonly authenticator: Authenticator;
  readonly onSend: (oneTimeCode: string) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
}

function FirstCode({ authenticator: { secret, uri }, onSend, onCancel }: FirstCodeProps) {
  return (
    <OneFieldForm
      name="oneTimeCode"
      schema={twoFactorCode}
      submitLabel="Turn on"
      failedTitle="Couldn’t set up the app"
      onSend={onSend}
      onCancel={onCancel}
      className="grid gap-4"
    >
      {(field) => (
        <>
          <p>Scan this code with your authenticator app, then enter the 6 digits that it shows.</p>
          <Suspense fallback={<Skeleton className="size-48" />}>
            <QrCode text={uri} label="QR code for your authenticator app" />
          </Suspense>
          <div className="type-body-sm text-bk-secondary">
            <p>Can’t scan it? Enter this key in the app:</p>
            <p className="flex flex-wrap items-center gap-2" dir="ltr">
              <code className="break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              <CopyButton text={secret} label="Copy key" />
            </p>
          </div>
          <PinInput {...field} label="Code of the app" length={ONE_TIME_CODE_LENGTH} />
        </>
      )}
    </OneFieldForm>
  );
}
