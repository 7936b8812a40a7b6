import { fullName } from '@booking/api-client/facts';
import { Banner, Button } from '@booking/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatTime } from '../../dates/shown-date.ts';
import { useSession, useUser } from '../../session/session-context.ts';

/** Says on every page that someone of the platform acts as the user, until when, and ends it. */
export function ActingBanner() {
  const session = useSession();
  const navigate = useNavigate();
  const user = useUser();
  const [isEnding, setIsEnding] = useState(false);
  const { actedBy } = user;
  if (!actedBy) return null;
  const end = async () => {
    setIsEnding(true);
    await session.acting.end();
    void navigate('/all-users');
  };
  return (
    <Banner
      tone="warning"
      title={`You’re signed in as ${fullName(user)}`}
      action={
        <Button size="sm" isLoading={isEnding} onClick={() => void end()}>
          Back to my account
        </Button>
      }
    >
      {actedBy.isReadOnly ? 'You can look, not change anything. ' : 'What you change is theirs. '}
      {`It ends at ${formatTime(actedBy.until)}. ${actedBy.name}: ${actedBy.reason}`}
    </Banner>
  );
}
