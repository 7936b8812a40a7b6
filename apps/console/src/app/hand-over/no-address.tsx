import { fullName } from '@booking/api-client/facts';
import { mailHref } from '@booking/content/brand';
import { Button, Link } from '@booking/ui';
import { useState } from 'react';
import type { SubApp } from '../../access/access.ts';
import { useSettings } from '../../data/use-settings.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryLead, EntryNote } from '../../entry/entry-text.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { useSession, useUser } from '../../session/session-context.ts';

const names: Readonly<Record<SubApp, string>> = {
  hospitality: 'hospitality app',
  event: 'event app',
};

interface NoAddressProps {
  readonly app: SubApp;
  /** Whether the addresses failed to load, so that it is unknown if there is one. */
  readonly hasFailed: boolean;
}

/** Shown when the user's own app can't be opened: the reason, who to ask, and a sign-out button. */
export default function NoAddress({ app, hasFailed }: NoAddressProps) {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const address = useSettings()?.company.email;
  const user = useUser();
  return (
    <EntryPage
      title="Your app"
      heading={hasFailed ? `Couldn’t open the ${names[app]}` : `The ${names[app]} isn’t connected`}
      lead={
        hasFailed
          ? 'Couldn’t load its address. Reload the page in a minute.'
          : 'Its address hasn’t been set up. Ask your administrator to add it.'
      }
      illustration={closedDoor}
    >
      {address && (
        <EntryLead>
          Can’t reach your administrator? Email{' '}
          <Link href={mailHref(address, 'Where is my app?')}>{address}</Link>.
        </EntryLead>
      )}
      <Button
        icon="log-out"
        size="xl"
        isLoading={isLeaving}
        onClick={() => {
          setIsLeaving(true);
          void session.signOut();
        }}
      >
        Sign out
      </Button>
      <EntryNote>
        Signed in as {fullName(user)} ({user.email})
      </EntryNote>
    </EntryPage>
  );
}
