import { lazy, Suspense, useState } from 'react';
import { FormFrame } from '../dialogs/form-frame.tsx';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { whenOnline } from '../loading/when-online.ts';
import { profileTab, useProfileAddress } from './profile-address.ts';

// Its forms include their schemas.
const ProfileDrawer = lazy(whenOnline(() => import('./profile-drawer.tsx')));

/** The signed-in user's profile, over any page whose address opens it. */
export function Profile() {
  const { tab, close } = useProfileAddress();
  const [shown, setShown] = useState(tab);
  // The content stays while the drawer closes.
  if (tab && tab !== shown) setShown(tab);
  if (!shown) return null;
  return (
    <Suspense fallback={<LoadingBar label="Loading your profile" />}>
      <FormFrame partOf={profileTab}>
        <ProfileDrawer open={tab !== undefined} tab={shown} onClose={close} />
      </FormFrame>
    </Suspense>
  );
}
