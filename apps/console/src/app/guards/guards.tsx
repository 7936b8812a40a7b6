import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router';
import { type AccessRule, homeHref, mayOpen, workplaceOf } from '../../access/access.ts';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { ORIGIN_PARAM, safeOrigin, signInHref } from '../../session/origin.ts';
import { UserProvider, useAuth, useSessionState, useUser } from '../../session/session-context.ts';
import { ErrorPage } from '../error-page/error-page.tsx';
import { HandOver } from '../hand-over/hand-over.tsx';
import { TwoFactorRequired } from './two-factor-required.tsx';
import { useConsolePrefetch } from './use-console-prefetch.ts';

const ChangePassword = lazy(whenOnline(() => import('../../screens/password/change-password.tsx')));
/**
 * The normal guard (`AUTH-06`, `AUTH-12`): sends signed-out visitors to the sign-in page and back afterwards. Hands
 * users of another app over (`AUTH-09`), shows a 403 to users of no known app (`AUTH-14`), and asks users for a
 * password of their own when an administrator has set it, and for a second factor where their role requires one.
 */
export function HomeGuard() {
  const auth = useAuth();
  const location = useLocation();
  const endedBy = useSessionState((state) => state.endedBy);
  switch (auth.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'unauthenticated':
      // After a deliberate sign-out there is nothing to return to.
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
      <TwoFactorRequired user={user}>
        {workplace.kind === 'subApp' ? <HandOver app={workplace.app} /> : <Outlet />}
      </TwoFactorRequired>
    </UserProvider>
  );
}

/** Guards an unknown path: signed-in users see the 404 inside the console, others without signing in. */
export function UnknownGuard() {
  return useAuth().state === 'unauthenticated' ? <ErrorPage status={404} /> : <HomeGuard />;
}

/** The reverse guard (`AUTH-11`): redirects signed-in users away from these pages. */
export function SignedOutOnly() {
  const auth = useAuth();
  const [params] = useSearchParams();
  const origin = safeOrigin(params.get(ORIGIN_PARAM));
  useConsolePrefetch(origin ?? '/home');
  if (auth.state === 'loading') return <LoadingScreen />;
  if (auth.state !== 'authenticated') return <Outlet />;
  return <Navigate replace to={origin ?? homeHref(auth.user)} />;
}

/** Admits the users of its rule, inside a `HomeGuard` (`AUTH-13`). */
export function Guard(rule: AccessRule) {
  return mayOpen(rule, useUser(), useParams()) ? <Outlet /> : <ErrorPage status={403} />;
}
