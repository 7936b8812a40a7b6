import { ButtonLink } from '@booking/ui';
import { useEffect } from 'react';
import { EntryPage } from '../../entry/entry-page.tsx';
import { MAIN_ID } from '../../page/main-id.ts';
import type { LinkType } from './link-type.ts';

const leads: Readonly<Record<LinkType, string>> = {
  create:
    'It was already used, replaced by a newer link, or has expired. Request a new one, or ask the person who invited you.',
  reset: 'It was already used, replaced by a newer link, or has expired. Request a new one.',
};

/** Replaces the form when the server has rejected the link. The server does not say which of the reasons applies. */
export function DeadLink({ type }: { readonly type: LinkType }) {
  // The form that had the focus is gone.
  useEffect(() => document.getElementById(MAIN_ID)?.focus(), []);
  return (
    <EntryPage title="This link has expired" heading="This link has expired" lead={leads[type]}>
      <ButtonLink size="xl" className="ck-entry-submit" href="/forgotPassword">
        Request a new link
      </ButtonLink>
    </EntryPage>
  );
}
