import { fullName } from '@booking/api-client/facts';
import { Avatar, Button, Drawer, Skeleton, Tabs } from '@booking/ui';
import { Suspense, useState } from 'react';
import {
  confirmDiscardThen,
  DiscardQuestion,
  useUnsavedChanges,
} from '../dialogs/unsaved-changes.tsx';
import { lazyComponent } from '../loading/lazy-component.ts';
import { useSession, useUser } from '../session/session-context.ts';
import { DetailsForm } from './details/details-form.tsx';
import { PasswordForm } from './password/password-form.tsx';
import { PreferencesPanel } from './preferences/preferences-panel.tsx';
import type { ProfileTab } from './profile-address.ts';
import './profile.css';

// It knows the names of browsers.
const SecurityPanel = lazyComponent(() =>
  import('./security/security-panel.tsx').then(({ SecurityPanel }) => ({ default: SecurityPanel })),
);

export interface ProfileDrawerProps {
  readonly open: boolean;
  /** The initial tab. */
  readonly tab: ProfileTab;
  readonly onClose: () => void;
}

/** The user's details, preferences and password, and sign-out. */
export default function ProfileDrawer({ open, tab, onClose }: ProfileDrawerProps) {
  const user = useUser();
  const { avatar, role, institution } = user;
  const name = fullName(user);
  const [hasDetails, setHasDetails] = useState(false);
  const [hasPassword, setHasPassword] = useState(false);
  const unsaved = useUnsavedChanges({
    isUnsaved: hasDetails || hasPassword,
    isOverPage: true,
    onKeep: () => {},
    onDiscard: () => {},
  });
  return (
    <Drawer
      open={open}
      // The address closes it, once unsaved changes are discarded.
      onOpenChange={(_, details) => {
        details.cancel();
        onClose();
      }}
      side="end"
      hasPadding={false}
      label="Your profile"
      title={name}
      description={!institution ? role : `${role}, ${institution.name}`}
      media={<Avatar name={name} src={avatar ?? undefined} size="xl" />}
    >
      <article className="ck-profile flex shrink-0 grow flex-col px-5">
        <Tabs
          className="flex flex-1 flex-col"
          key={tab}
          label="Your profile"
          // A password field that no one has asked for is filled in by browsers.
          isLazy
          defaultValue={tab}
          items={[
            {
              key: 'details',
              label: 'Details',
              content: <DetailsForm onUnsaved={setHasDetails} />,
            },
            { key: 'preferences', label: 'Preferences', content: <PreferencesPanel /> },
            {
              key: 'password',
              label: 'Password',
              content: <PasswordForm onUnsaved={setHasPassword} />,
            },
            {
              key: 'security',
              label: 'Security',
              content: (
                <Suspense fallback={<Skeleton />}>
                  <SecurityPanel />
                </Suspense>
              ),
            },
          ]}
        />
        <SignOut />
        <DiscardQuestion
          {...unsaved.question}
          what={hasDetails ? 'your profile' : 'your new password'}
        />
      </article>
    </Drawer>
  );
}

function SignOut() {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <footer className="pt-3 pb-5">
      <Button
        color="transparent"
        variant="secondary"
        icon="log-out"
        isLoading={isLeaving}
        onClick={() =>
          confirmDiscardThen(() => {
            setIsLeaving(true);
            void session.signOut();
          })
        }
      >
        Sign out
      </Button>
    </footer>
  );
}
