import { Modal } from '@booking/ui';
import { useState } from 'react';
import { formatTime } from '../../dates/shown-date.ts';
import { useSession } from '../../session/session-context.ts';

export interface WarningDialogProps {
  readonly open: boolean;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Whether a refresh extends the session. */
  readonly canExtend: boolean;
  readonly onDismiss: () => void;
}

/**
 * Announces that the session is about to end. The first button has the focus, and Escape does the same: neither signs
 * out.
 */
export default function WarningDialog({ open, endsAt, canExtend, onDismiss }: WarningDialogProps) {
  const session = useSession();
  // Fixed when the dialog opens: a countdown would be announced over and over.
  const [shown, setShown] = useState({ open, minutes: minutesUntil(endsAt) });
  if (open !== shown.open) {
    setShown({ open, minutes: open ? minutesUntil(endsAt) : shown.minutes });
  }
  const { minutes } = shown;
  const time = formatTime(new Date(endsAt).toISOString());

  const extend = () => {
    onDismiss();
    // If it fails, the session has ended, or ends as announced.
    void session.api.session.refresh().catch(() => undefined);
  };
  return (
    <Modal
      role="alertdialog"
      open={open}
      size="sm"
      backdrop={{ dismissible: false }}
      header={{
        icon: 'clock',
        text: `You’ll be signed out in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
        description: canExtend
          ? `You haven’t used the console for a while. Your session ends at ${time}.`
          : `Your session ends at ${time} and can’t be extended. Save your work; sign in again.`,
      }}
      footer={{
        cancel: canExtend
          ? { name: 'Stay signed in', color: 'theme', onCancel: extend }
          : { name: 'Keep working', onCancel: onDismiss },
        confirm: {
          name: 'Sign out',
          color: 'transparent',
          onConfirm: () => void session.signOut(),
        },
      }}
    />
  );
}

function minutesUntil(end: number): number {
  return Math.max(1, Math.ceil((end - Date.now()) / 60_000));
}
