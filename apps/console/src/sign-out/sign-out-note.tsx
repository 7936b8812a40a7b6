import { Button } from '@booking/ui';
import { EntryNote } from '../entry/entry-text.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The way out of a page that replaces every screen. */
export function SignOutNote() {
  const { isLeaving, signOut } = useSignOut();
  return (
    <EntryNote>
      <Button size="sm" color="transparent" icon="log-out" isLoading={isLeaving} onClick={signOut}>
        Sign out
      </Button>
    </EntryNote>
  );
}
