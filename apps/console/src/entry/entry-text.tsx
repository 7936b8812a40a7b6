import type { ReactNode } from 'react';
import { ClientLink, type ClientLinkProps } from '../page/client-link.tsx';

interface EntryTextProps {
  readonly children: ReactNode;
}

/** Text under the heading of an entry page. */
export function EntryLead({ children }: EntryTextProps) {
  return <p className="mt-2.5 mb-6 text-[0.9375rem]/[1.6] text-bk-secondary">{children}</p>;
}

/** Text below the form of an entry page. */
export function EntryNote({ children }: EntryTextProps) {
  return <p className="mt-4.5 flex items-center gap-2 type-body-sm text-bk-muted">{children}</p>;
}

/** Link to another entry page. */
export function EntryLink(props: ClientLinkProps) {
  return (
    <ClientLink
      {...props}
      className="whitespace-nowrap rounded-[2px] text-bk-link underline-offset-3 focus-ring hover:text-bk-link-hover"
    />
  );
}
