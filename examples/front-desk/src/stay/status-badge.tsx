import { Badge } from '@booking/ui';
import { useSpeech } from '../language.tsx';
import type { Status } from '../reservations/reservation.ts';

const TONES = {
  confirmed: 'info',
  'checked-in': 'success',
  'checked-out': 'neutral',
  'no-show': 'accent',
  cancelled: 'danger',
} as const satisfies Record<Status, string>;

export function StatusBadge({ of }: { of: Status }) {
  return <Badge tone={TONES[of]}>{useSpeech().say(of)}</Badge>;
}
