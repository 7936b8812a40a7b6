import { Button } from '@booking/ui';
import type { ReactNode } from 'react';
import { EntryNote } from '../entry/entry-text.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The way out of a page that replaces every screen, after what else it offers. */
export function SignOutNote({ children }: { readonly children?: ReactNode }) {
  const { isLeaving, signOut } = useSignOut();
  return (
    <EntryNote>
      {children}
      <Button size="sm" color="transparent" icon="log-out" isLoading={isLeaving} onClick={signOut}>
        Sign out
      </Button>
    </EntryNote>
  );
}
