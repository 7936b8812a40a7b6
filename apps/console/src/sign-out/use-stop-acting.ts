import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session-context.ts';

/** Goes back to the own account by a button, and whether that is under way. */
export function useStopActing() {
  const session = useSession();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  const stopActing = async () => {
    setIsEnding(true);
    await session.acting.end();
    void navigate('/all-users');
  };
  return { isEnding, stopActing };
}
