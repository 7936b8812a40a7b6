import type { Passkey, TwoFactor } from '@booking/api-client';
import { Badge, Button, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordMoment } from '../../facts/record-moment.tsx';
import { LoadError } from '../../loading/load-error.tsx';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useReads, useSession } from '../../session/session-context.ts';
import { AuthenticatorSetup } from '../../two-factor/authenticator-setup.tsx';
import { knowsPasskeys } from '../../two-factor/passkey-device.ts';
import { PasskeyNameStep } from '../../two-factor/passkey-name-step.tsx';
import { PasskeySetup } from '../../two-factor/passkey-setup.tsx';
import { PasswordStep } from '../../two-factor/password-step.tsx';
import { RecoveryCodes } from '../../two-factor/recovery-codes.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** Form that is open in the panel. */
type Task =
  | { readonly kind: 'setUp' | 'renewCodes' | 'remove' | 'addPasskey' }
  | { readonly kind: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey };

/** Two-factor authentication: its methods and their changes, each after the password. */
export function TwoFactorPanel() {
  const session = useSession();
  const query = useQuery(useReads().twoFactor.get());
  const [task, setTask] = useState<Task>();
  const close = async () => {
    await Promise.all([query.refetch(), session.refetchUser()]);
    setTask(undefined);
  };
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="two-factor">
      <h3 className="type-title-sm" id="two-factor">
        Two-factor authentication
      </h3>
      {query.data && task === undefined && (
        <TwoFactorState twoFactor={query.data} onTask={setTask} />
      )}
      {!query.data && query.error && (
        <LoadError
          title="Couldn’t load two-factor authentication"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isLoading && <LoadingBar label="Loading two-factor authentication" />}
      {task && <TaskForm task={task} onCancel={() => setTask(undefined)} onDone={close} />}
    </section>
  );
}

interface TaskFormProps {
  readonly task: Task;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

function TaskForm({ task, onDone, onCancel }: TaskFormProps) {
  const { api } = useSession();
  const done = (message: string) => {
    notify.success(message);
    return onDone();
  };
  switch (task.kind) {
    case 'setUp':
      return (
        <AuthenticatorSetup
          onCancel={onCancel}
          onDone={() => done('Your authenticator app is set up.')}
        />
      );
    case 'addPasskey':
      return <PasskeySetup onCancel={onCancel} onDone={() => done('Passkey added.')} />;
    case 'renewCodes':
      return <NewCodes onCancel={onCancel} onDone={() => void onDone()} />;
    case 'remove':
      return (
        <PasswordStep
          submitLabel="Turn off"
          failedTitle="Couldn’t turn it off"
          color="red"
          onCancel={onCancel}
          onSend={async (password) => {
            await api.twoFactor.remove({ password });
            await done('Two-factor authentication is off.');
          }}
        />
      );
    case 'renamePasskey':
      return (
        <PasskeyNameStep
          defaultName={task.passkey.name}
          submitLabel="Rename"
          failedTitle="Couldn’t rename the passkey"
          onCancel={onCancel}
          onSend={async (name) => {
            await api.twoFactor.renamePasskey(task.passkey._id, { name });
            await done('Passkey renamed.');
          }}
        />
      );
    case 'removePasskey':
      return (
        <>
          <p>Remove the passkey “{task.passkey.name}”? It can no longer be used to sign in.</p>
          <PasswordStep
            submitLabel="Remove"
            failedTitle="Couldn’t remove the passkey"
            color="red"
            onCancel={onCancel}
            onSend={async (password) => {
              await api.twoFactor.removePasskey(task.passkey._id, { password });
              await done('Passkey removed.');
            }}
          />
        </>
      );
  }
}

interface TwoFactorStateProps {
  readonly twoFactor: TwoFactor;
  readonly onTask: (task: Task) => void;
}

const REQUIRED = 'Your role requires it';

function TwoFactorState({ twoFactor, onTask }: TwoFactorStateProps) {
  const { authenticatorSince: since, passkeys, recoveryCodesLeft: left, isRequired } = twoFactor;
  const isOn = since !== null || passkeys.length > 0;
  const isLast = since === null && passkeys.length === 1;
  return (
    <>
      {isOn ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="success">On</Badge>
            {since !== null && (
              <span className="text-bk-secondary">
                Authenticator app since <RecordMoment at={since} />
              </span>
            )}
          </p>
          <p className="text-bk-secondary">
            {left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`}
            {isRequired && ' Your role requires two-factor authentication.'}
          </p>
        </>
      ) : (
        <p className="text-bk-secondary">
          Besides your password, sign-in asks for a passkey or a code of an app on your phone.
        </p>
      )}
      {passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          lastReason={isRequired && isLast ? REQUIRED : undefined}
          onRename={(passkey) => onTask({ kind: 'renamePasskey', passkey })}
          onRemove={(passkey) => onTask({ kind: 'removePasskey', passkey })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={isOn ? undefined : 'shield-check'}
          color={isOn ? 'transparent' : undefined}
          onClick={() => onTask({ kind: 'setUp' })}
        >
          {since === null ? 'Set up an authenticator app' : 'Set up another app'}
        </Button>
        <Button
          color="transparent"
          disabledReason={knowsPasskeys() ? undefined : 'Your browser doesn’t support passkeys'}
          onClick={() => onTask({ kind: 'addPasskey' })}
        >
          Add a passkey
        </Button>
        {isOn && (
          <>
            <Button color="transparent" onClick={() => onTask({ kind: 'renewCodes' })}>
              New recovery codes
            </Button>
            <Button
              color="transparent"
              disabledReason={isRequired ? REQUIRED : undefined}
              onClick={() => onTask({ kind: 'remove' })}
            >
              Turn off
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface NewCodesProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function NewCodes({ onDone, onCancel }: NewCodesProps) {
  const { api } = useSession();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <PasswordStep
      submitLabel="Create new codes"
      failedTitle="Couldn’t create new codes"
      onCancel={onCancel}
      onSend={async (password) => {
        const { recoveryCodes } = await api.twoFactor.renewCodes({ password });
        setCodes(recoveryCodes);
      }}
    />
  );
}
