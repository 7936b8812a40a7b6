import { useState } from 'react';
import { useSession } from '../session/session-context.ts';

/** Signs out by a button, and whether that is under way: the page stays until the server has been told. */
export function useSignOut() {
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = () => {
    setIsLeaving(true);
    void session.signOut();
  };
  return { isLeaving, signOut };
}
