import type { SignInChallenge } from '@booking/api-client';
import { Icon, PageSpinner } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { greeting } from '../../dates/greeting.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryNote } from '../../entry/entry-text.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useSessionState } from '../../session/session-context.ts';
import { LoginForm } from './login-form.tsx';

/** Not in the first script that anyone waits for: few accounts have a second factor. */
const SecondFactorForm = lazy(
  whenOnline(() => import('../../two-factor/verify/second-factor-form.tsx')),
);

/** The sign-in page (`AUTH-01`): the password, and where the account has one, the second factor. */
export function Login() {
  const endedBy = useSessionState((state) => state.endedBy);
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [notice, setNotice] = useState<string>();
  if (challenge !== undefined) {
    return (
      <EntryPage
        title="Confirm it’s you"
        heading="Confirm it’s you."
        lead="Your account is protected by two-factor authentication."
      >
        <Suspense fallback={<PageSpinner />}>
          <SecondFactorForm
            challenge={challenge}
            onBack={(reason) => {
              setNotice(reason);
              setChallenge(undefined);
            }}
          />
        </Suspense>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title="Sign in"
      heading={`${greeting(new Date().getHours())}.`}
      lead={
        endedBy && endedBy !== 'logout'
          ? 'Your session expired. Sign in to pick up where you left off.'
          : 'Sign in to Booking Desk.'
      }
    >
      <LoginForm onChallenge={setChallenge} notice={notice} />
      <EntryNote>
        <Icon name="lock" size="sm" />
        You’ll be signed out when you close this tab.
      </EntryNote>
    </EntryPage>
  );
}
