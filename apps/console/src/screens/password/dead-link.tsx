import type { DeadLink as KnownLink } from '@booking/api-client';
import { ButtonLink } from '@booking/ui';
import { useEffect } from 'react';
import { useLinkClickHandler } from 'react-router';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryLink, EntryNote } from '../../entry/entry-text.tsx';
import type { ResetRequest } from '../../entry/reset-request.ts';
import { MAIN_ID } from '../../page/main-id.ts';
import type { LinkType } from './link-type.ts';

/** Why a link no longer works. The server knows it of those that it has sent within the last months. */
const words: Readonly<Record<KnownLink['reason'] | 'unknown', { heading: string; lead: string }>> =
  {
    used: {
      heading: 'This link was already used',
      lead: 'Each link works once. Sign in with the password that was chosen, or request a new link.',
    },
    replaced: {
      heading: 'This link was replaced',
      lead: 'A newer link was sent, or the password was changed since. Use the newest email, or request a new link.',
    },
    expired: { heading: 'This link has expired', lead: 'Request a new one.' },
    unknown: {
      heading: 'This link doesn’t work',
      lead: 'It’s incomplete, or too old. Request a new one.',
    },
  };

interface DeadLinkProps {
  readonly type: LinkType;
  /** Facts about the link, if the server has them. */
  readonly known: KnownLink | undefined;
}

/** Replaces the form when the server has rejected the link. */
export function DeadLink({ type, known: link }: DeadLinkProps) {
  // The form that had the focus is gone.
  useEffect(() => document.getElementById(MAIN_ID)?.focus(), []);
  const { heading, lead } = words[link?.reason ?? 'unknown'];
  const asked: ResetRequest = { email: link?.email ?? '' };
  // The email address is in the state of the history entry, and in no address bar.
  const follow = useLinkClickHandler('/forgotPassword', { state: asked });
  return (
    <EntryPage
      title={heading}
      heading={heading}
      lead={type === 'create' ? `${lead} You can also ask the person who invited you.` : lead}
    >
      <ButtonLink size="xl" className="w-full" href="/forgotPassword" onClick={follow}>
        Request a new link
      </ButtonLink>
      {link?.reason !== 'expired' && (
        <EntryNote>
          <EntryLink to="/login" state={asked}>
            Sign in
          </EntryLink>
        </EntryNote>
      )}
    </EntryPage>
  );
}
