import type { ReactNode } from 'react';
import { ScreensContext } from '../page/screens-context.ts';
import * as screens from '../screens/screens.ts';
import type { Session } from '../session/session.ts';
import { UserProvider, useAuth } from '../session/session-context.ts';
import { SessionProvider } from '../session/session-provider.tsx';

interface SignedInProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Provides what the guard does, without the console around it. */
export function SignedIn({ session, children }: SignedInProps) {
  return (
    <SessionProvider session={session}>
      <ScreensContext value={Object.values(screens)}>
        <WithUser>{children}</WithUser>
      </ScreensContext>
    </SessionProvider>
  );
}

function WithUser({ children }: Pick<SignedInProps, 'children'>) {
  const auth = useAuth();
  const user = auth.state === 'authenticated' ? auth.user : undefined;
  return <UserProvider value={user}>{children}</UserProvider>;
}
