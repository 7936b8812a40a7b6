import { fullName } from '@booking/api-client/facts';
import { Banner, Button } from '@booking/ui';
import { formatTime } from '../../dates/shown-date.ts';
import { useUser } from '../../session/session-context.ts';
import { useStopActing } from '../../sign-out/use-stop-acting.ts';

/** Says on every page that someone of the platform acts as the user, until when, and ends it. */
export function ActingBanner() {
  const user = useUser();
  const { isEnding, stopActing } = useStopActing();
  const { actedBy } = user;
  if (!actedBy) return null;
  return (
    <Banner
      tone="warning"
      title={`You’re signed in as ${fullName(user)}`}
      action={
        <Button size="sm" isLoading={isEnding} onClick={() => void stopActing()}>
          Back to my account
        </Button>
      }
    >
      {actedBy.isReadOnly ? 'You can look, not change anything. ' : 'What you change is theirs. '}
      {`It ends at ${formatTime(actedBy.until)}. ${actedBy.name}: ${actedBy.reason}`}
    </Banner>
  );
}
