import { isApiError } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import { Button } from '@booking/ui';
import type { SubApp } from '../../access/access.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryNote } from '../../entry/entry-text.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { messageOf } from '../../messages/failure-message.ts';
import { useUser } from '../../session/session-context.ts';
import { useSignOut } from '../../sign-out/use-sign-out.ts';
import { ActingBanner } from '../shell/acting-banner.tsx';
import { OwnAccount } from './own-account.tsx';
import type { HandOverFailure } from './use-hand-over.ts';

const names: Readonly<Record<SubApp, string>> = {
  hospitality: 'hospitality app',
  event: 'event app',
};

interface NotOpenedProps {
  readonly app: SubApp;
  /** Reason of the failure; undefined where the app has no address. */
  readonly failure: HandOverFailure | undefined;
}

/** Shown when the user's own app can't be opened: the reason, who to ask, another try, and a sign-out button. */
export default function NotOpened({ app, failure }: NotOpenedProps) {
  const { isLeaving, signOut } = useSignOut();
  const user = useUser();
  return (
    <EntryPage
      title="Your app"
      heading={failure ? `Couldn’t open the ${names[app]}` : `The ${names[app]} isn’t connected`}
      lead={failure ? leadOf(failure.error) : 'Its address hasn’t been set up. Ask us to add it.'}
      illustration={closedDoor}
    >
      {user.institution && <OwnAccount id={user.institution._id} />}
      <div className="flex flex-wrap gap-3">
        {failure && (
          <Button
            icon="refresh-cw"
            size="xl"
            isLoading={failure.isRetrying}
            onClick={failure.retry}
          >
            Try again
          </Button>
        )}
        {!user.actedBy && (
          <Button
            icon="log-out"
            size="xl"
            variant={failure ? 'secondary' : 'primary'}
            isLoading={isLeaving}
            onClick={signOut}
          >
            Sign out
          </Button>
        )}
      </div>
      <ActingBanner />
      <EntryNote>
        Signed in as {fullName(user)} ({user.email})
      </EntryNote>
    </EntryPage>
  );
}

/** Returns the message of an error. Addresses come from no call of the API, so their errors have none for people. */
function leadOf(error: unknown): string {
  return isApiError(error) ? messageOf(error) : 'Couldn’t load its address. Try again in a minute.';
}
