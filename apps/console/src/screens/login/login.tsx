import { Icon } from '@booking/ui';
import { greeting } from '../../dates/greeting.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryNote } from '../../entry/entry-text.tsx';
import { useSessionState } from '../../session/session-context.ts';
import { LoginForm } from './login-form.tsx';

/** The sign-in page (`AUTH-01`). */
export function Login() {
  const endedBy = useSessionState((state) => state.endedBy);
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
      <LoginForm />
      <EntryNote>
        <Icon name="lock" size="sm" />
        You’ll be signed out when you close this tab.
      </EntryNote>
    </EntryPage>
  );
}
