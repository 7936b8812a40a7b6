import { lazy, Suspense, useState } from 'react';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { reloading } from '../loading/reload-once.ts';
import { useProfileAddress } from './profile-address.ts';

// Its forms bring their schemas with them.
const ProfileDrawer = lazy(reloading(() => import('./profile-drawer.tsx')));

/** The profile of whoever is signed in, over any page whose address asks for it. */
export function Profile() {
  const { tab, close } = useProfileAddress();
  const [shown, setShown] = useState(tab);
  // While it closes it still shows what it showed.
  if (tab && tab !== shown) setShown(tab);
  if (!shown) return null;
  return (
    <Suspense fallback={<LoadingBar label="Loading your profile" />}>
      <ProfileDrawer open={tab !== undefined} tab={shown} onClose={close} />
    </Suspense>
  );
}
