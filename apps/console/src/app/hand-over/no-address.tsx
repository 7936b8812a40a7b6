import { brand, mailHref } from '@booking/content/brand';
import { Button } from '@booking/ui';
import { useState } from 'react';
import type { SubApp } from '../../access/access.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { useSession, useUser } from '../../session/session-context.ts';

const names: Readonly<Record<SubApp, string>> = {
  hospitality: 'the hospitality application',
  event: 'the event application',
};

interface NoAddressProps {
  readonly app: SubApp;
  /** The addresses could not be read, so it isn't known whether there is one. */
  readonly hasFailed: boolean;
}

/** Why the way to the user's own application ends here, whom to ask, and the way out. */
export default function NoAddress({ app, hasFailed }: NoAddressProps) {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const { firstName, lastName, email } = useUser();
  return (
    <EntryPage
      title="Your application"
      heading={`You work in ${names[app]}`}
      lead={
        hasFailed
          ? 'Couldn’t load its address. Reload the page in a minute.'
          : 'Its address hasn’t been set up. Ask your administrator to add it.'
      }
      illustration={closedDoor}
    >
      <p className="ck-entry-lead">
        No administrator at hand? Write to{' '}
        <a className="ck-link" href={mailHref(brand.email.value, 'Where is my application?')}>
          {brand.email.value}
        </a>
        .
      </p>
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
      <p className="ck-entry-note">
        Signed in as {firstName} {lastName} ({email})
      </p>
    </EntryPage>
  );
}
