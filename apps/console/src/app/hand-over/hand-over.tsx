import { Button } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubApp } from '../../access/access.ts';
import { handOverHref, loadSubApps } from '../../access/hand-over.ts';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { MAIN_ID } from '../../page/main-id.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { useSession, useSessionState } from '../../session/session-context.ts';

const names: Readonly<Record<SubApp, string>> = {
  hospitality: 'hospitality app',
  event: 'event app',
};

/**
 * Sends a user of another template on to the application that is theirs, with the session (`AUTH-09`). `replace`, so that
 * Back does not come here again. Where no address is set up, the page says so.
 */
export function HandOver({ app }: { readonly app: SubApp }) {
  const tokens = useSessionState((state) => state.tokens);
  const addresses = useQuery({
    queryKey: ['config', 'subApps'],
    queryFn: ({ signal }) => loadSubApps(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = addresses.data?.[app] ?? null;
  const href = tokens && handOverHref(address, tokens);
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);
  if (href || addresses.isPending) return <LoadingScreen />;
  return <NoAddress app={app} hasFailed={addresses.isError} />;
}

function NoAddress({ app, hasFailed }: { readonly app: SubApp; readonly hasFailed: boolean }) {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <main className="ck-message-page" id={MAIN_ID} tabIndex={-1}>
      <PageTitle>Your app</PageTitle>
      <h1 className="ck-message-page-title">
        {hasFailed ? `Couldn’t open the ${names[app]}` : `The ${names[app]} isn’t connected`}
      </h1>
      <p>
        {hasFailed
          ? 'Something went wrong. Reload the page in a moment.'
          : 'Its address hasn’t been set up. Ask your administrator to add it.'}
      </p>
      <Button
        icon="log-out"
        size="lg"
        isLoading={isLeaving}
        onClick={() => {
          setIsLeaving(true);
          void session.signOut();
        }}
      >
        Sign out
      </Button>
    </main>
  );
}
