import type { TwoFactor } from '@booking/api-client';
import { Badge, Button, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordMoment } from '../../facts/record-moment.tsx';
import { LoadError } from '../../loading/load-error.tsx';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { useReads, useSession } from '../../session/session-context.ts';
import { AuthenticatorSetup } from '../../two-factor/authenticator-setup.tsx';
import { PasswordStep } from '../../two-factor/password-step.tsx';
import { RecoveryCodes } from '../../two-factor/recovery-codes.tsx';

/** What the user is doing with it. */
type Task = 'setUp' | 'renewCodes' | 'remove';

/** Two-factor authentication: whether it is on, and its changes, each after the password. */
export function TwoFactorPanel() {
  const session = useSession();
  const query = useQuery(useReads().twoFactor.get());
  const [task, setTask] = useState<Task>();
  const close = async () => {
    setTask(undefined);
    await Promise.all([query.refetch(), session.refetchUser()]);
  };
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="two-factor">
      <h3 className="type-title-sm" id="two-factor">
        Two-factor authentication
      </h3>
      {query.data && task === undefined && <State twoFactor={query.data} onTask={setTask} />}
      {!query.data && query.error && (
        <LoadError
          title="Couldn’t load two-factor authentication"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isLoading && <LoadingBar label="Loading two-factor authentication" />}
      {task === 'setUp' && (
        <AuthenticatorSetup
          onCancel={() => setTask(undefined)}
          onDone={() => {
            notify.success('Two-factor authentication is on.');
            return close();
          }}
        />
      )}
      {task === 'renewCodes' && (
        <NewCodes onCancel={() => setTask(undefined)} onDone={() => void close()} />
      )}
      {task === 'remove' && (
        <PasswordStep
          submitLabel="Turn off"
          failedTitle="Couldn’t turn it off"
          color="red"
          onCancel={() => setTask(undefined)}
          onSend={async (password) => {
            await session.api.twoFactor.remove({ password });
            notify.success('Two-factor authentication is off.');
            await close();
          }}
        />
      )}
    </section>
  );
}

interface StateProps {
  readonly twoFactor: TwoFactor;
  readonly onTask: (task: Task) => void;
}

function State({ twoFactor, onTask }: StateProps) {
  const { authenticatorSince: since, recoveryCodesLeft: left, isRequired } = twoFactor;
  if (since === null) {
    return (
      <>
        <p className="text-bk-secondary">
          Besides your password, sign-in asks for a code of an app on your phone.
        </p>
        <Button icon="shield-check" onClick={() => onTask('setUp')}>
          Set up an authenticator app
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">On</Badge>
        <span className="text-bk-secondary">
          Since <RecordMoment at={since} />
        </span>
      </p>
      <p className="text-bk-secondary">
        {left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`}
        {isRequired && ' Your role requires two-factor authentication.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button color="transparent" onClick={() => onTask('renewCodes')}>
          New recovery codes
        </Button>
        <Button color="transparent" onClick={() => onTask('setUp')}>
          Set up another app
        </Button>
        <Button
          color="transparent"
          disabledReason={isRequired ? 'Your role requires it' : undefined}
          onClick={() => onTask('remove')}
        >
          Turn off
        </Button>
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
