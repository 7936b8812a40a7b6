import type { Session } from '@booking/api-client';
import { Badge, Button, notify } from '@booking/ui';
import { useState } from 'react';
import { RecordMoment } from '../facts/record-moment.tsx';
import { messageOf } from '../messages/failure-message.ts';
import { deviceOf } from './device.ts';

export interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly endAllLabel: string;
  /** Ends one session, or all of them but the one that asks. */
  readonly onEnd: (session?: string) => Promise<void>;
}

/** Sessions: where and when each began, and how to end it. */
export function SessionList({ sessions, endAllLabel, onEnd }: SessionListProps) {
  const [ending, setEnding] = useState<string>();
  const end = async (session?: string) => {
    setEnding(session ?? ALL);
    try {
      await onEnd(session);
    } catch (error) {
      notify.error(`The session wasn’t ended. ${messageOf(error)}`);
    } finally {
      setEnding(undefined);
    }
  };
  const areOthers = sessions.some(({ isCurrent }) => !isCurrent);
  if (sessions.length === 0) return <p className="text-bk-secondary">No sessions.</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid w-full list-none gap-3 p-0">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-start justify-between gap-3">
            <SessionFacts session={session} />
            {session.isCurrent ? (
              <Badge tone="success">This session</Badge>
            ) : (
              <Button
                size="sm"
                color="transparent"
                isLoading={ending === session._id}
                aria-label={`End the session on ${deviceOf(session)}`}
                onClick={() => void end(session._id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {areOthers && (
        <Button color="transparent" isLoading={ending === ALL} onClick={() => void end()}>
          {endAllLabel}
        </Button>
      )}
    </div>
  );
}

/** Stands for no single session. */
const ALL = 'all';

function SessionFacts({ session }: { readonly session: Session }) {
  const { address, startedAt, by } = session;
  return (
    <div>
      <p>{deviceOf(session)}</p>
      <p className="type-body-sm text-bk-secondary">
        {address && `${address}, `}
        since <RecordMoment at={startedAt} />
      </p>
      {by && <p className="type-body-sm text-bk-warning">{by.name} acts as this user</p>}
    </div>
  );
}
