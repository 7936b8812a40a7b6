import type { CurrentUser } from '@booking/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useSession } from '../../session/session-context.ts';

const SetUpTwoFactor = lazy(
  whenOnline(() => import('../../screens/two-factor/set-up-two-factor.tsx')),
);

interface TwoFactorRequiredProps {
  readonly user: CurrentUser;
  readonly children: ReactNode;
}

/** Opens the console once the user has the second factor that their role requires. */
export function TwoFactorRequired({ user, children }: TwoFactorRequiredProps) {
  const session = useSession();
  const [isSettingUp, setIsSettingUp] = useState(user.mustSetUpTwoFactor);
  // It stays until the recovery codes are kept, though the user may be fetched again before: they are shown once.
  if (user.mustSetUpTwoFactor && !isSettingUp) setIsSettingUp(true);
  if (!isSettingUp) return children;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SetUpTwoFactor onDone={() => void session.refetchUser().then(() => setIsSettingUp(false))} />
    </Suspense>
  );
}
