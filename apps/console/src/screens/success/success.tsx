import { ButtonLink } from '@booking/ui';
import { useLocation } from 'react-router';
import { homeHref } from '../../access/access.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryLink, EntryNote } from '../../entry/entry-text.tsx';
import { outcomes, successStateOf } from '../../entry/outcomes.ts';
import openDoor from '../../illustrations/success.svg';
import { useAuth } from '../../session/session-context.ts';

const fallback = { heading: 'Done', text: 'You can close this page.' };

/** Announces an outcome and offers the next step (`AUTH-16`). Visited directly, it only says "Done". */
export function Success() {
  const state = successStateOf(useLocation().state);
  const { heading, text } = state ? outcomes[state.outcome] : fallback;
  return (
    <EntryPage title={heading} heading={heading} lead={text} illustration={openDoor}>
      <LeadOn />
      {state?.outcome === 'resetMailSent' && (
        <EntryNote>
          <span>
            Didn’t get it? Check your spam folder first.{' '}
            <EntryLink to="/forgotPassword" state={state.request}>
              Resend link
            </EntryLink>
          </span>
        </EntryNote>
      )}
    </EntryPage>
  );
}

function LeadOn() {
  const auth = useAuth();
  const isSignedIn = auth.state === 'authenticated';
  return (
    <ButtonLink size="xl" className="w-full" href={isSignedIn ? homeHref(auth.user) : '/login'}>
      {isSignedIn ? 'Home' : 'Sign in'}
    </ButtonLink>
  );
}
