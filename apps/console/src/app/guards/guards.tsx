import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { type AccessRule, homeHref, mayOpen, workplaceOf } from '../../access/access.ts';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { reloading } from '../../loading/reload-once.ts';
import { ORIGIN_PARAM, safeOrigin, signInHref } from '../../session/origin.ts';
import { UserProvider, useAuth, useSessionState, useUser } from '../../session/session-context.ts';
import { ErrorPage } from '../error-page/error-page.tsx';
import { HandOver } from '../hand-over/hand-over.tsx';
import { useConsolePrefetch } from '../prefetch/prefetch-console.ts';

const ChangePassword = lazy(reloading(() => import('../../screens/password/change-password.tsx')));

/**
 * The normal guard (`AUTH-06`, `AUTH-12`): whoever is not signed in goes to the sign-in page and comes back afterwards.
 * Users who work in another application are handed over (`AUTH-09`), users of no known workplace get a 403 (`AUTH-14`).
 * Whoever has a password that somebody else set chooses another one first.
 */
export function HomeGuard() {
  const auth = useAuth();
  const location = useLocation();
  const endedBy = useSessionState((state) => state.endedBy);
  switch (auth.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'unauthenticated':
      // Who signed out on purpose did not ask to come back.
      return <Navigate replace to={signInHref(endedBy === 'logout' ? undefined : location)} />;
    case 'failed':
      return <ErrorPage status={500} error={auth.error} />;
  }
  const { user } = auth;
  if (user.mustChangePassword) {
    return (
      <UserProvider value={user}>
        <Suspense fallback={<LoadingScreen />}>
          <ChangePassword />
        </Suspense>
      </UserProvider>
    );
  }
  const workplace = workplaceOf(user);
  if (workplace.kind === 'nowhere') return <ErrorPage status={403} />;
  return (
    <UserProvider value={user}>
      {workplace.kind === 'subApp' ? <HandOver app={workplace.app} /> : <Outlet />}
    </UserProvider>
  );
}

/** At an address without a screen: inside the console for whoever is signed in, and nobody has to sign in for it. */
export function UnknownGuard() {
  return useAuth().state === 'unauthenticated' ? <ErrorPage status={404} /> : <HomeGuard />;
}

/** The reverse guard (`AUTH-11`): a signed-in user has nothing to do on these pages. */
export function SignedOutOnly() {
  const auth = useAuth();
  const [params] = useSearchParams();
  const origin = safeOrigin(params.get(ORIGIN_PARAM));
  useConsolePrefetch(origin ?? '/home');
  if (auth.state === 'loading') return <LoadingScreen />;
  if (auth.state !== 'authenticated') return <Outlet />;
  return <Navigate replace to={origin ?? homeHref(auth.user)} />;
}

/** Lets in the roles and templates of its lists, inside a `HomeGuard` (`AUTH-13`). */
export function Guard(rule: AccessRule) {
  return mayOpen(rule, useUser()) ? <Outlet /> : <ErrorPage status={403} />;
}
