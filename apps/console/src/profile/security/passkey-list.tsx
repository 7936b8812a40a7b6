import type { Passkey } from '@booking/api-client';
import { IconButton } from '@booking/ui';
import { RecordMoment } from '../../facts/record-moment.tsx';

export interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
  /** Why the last one stays. */
  readonly lastReason: string | undefined;
}

/** The passkeys of the user: what they are called, and when each was used last. */
export function PasskeyList({ passkeys, onRename, onRemove, lastReason }: PasskeyListProps) {
  return (
    <ul className="grid w-full list-none gap-3 p-0" aria-label="Passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey._id} className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">{passkey.name}</p>
            <p className="type-body-sm text-bk-secondary">
              Added <RecordMoment at={passkey.createdAt} />
              {passkey.lastUsedAt === null ? (
                ', not used yet'
              ) : (
                <>
                  , last used <RecordMoment at={passkey.lastUsedAt} />
                </>
              )}
            </p>
          </div>
          <div className="flex gap-1">
            <IconButton
              icon="pencil"
              size="sm"
              label={`Rename ${passkey.name}`}
              onClick={() => onRename(passkey)}
            />
            <IconButton
              icon="trash-2"
              size="sm"
              label={`Remove ${passkey.name}`}
              disabledReason={lastReason}
              onClick={() => onRemove(passkey)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
