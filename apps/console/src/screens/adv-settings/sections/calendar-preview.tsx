import type { OwnStatusColor } from '@booking/api-client/facts';
import { withOwnColors } from '../../../status-colors/drawn-status.ts';
import { StatusPreview } from '../../../status-colors/status-preview.tsx';
import { StatusWarnings } from '../../../status-colors/status-warnings-list.tsx';
import { PreviewCard } from '../section-form/preview-card.tsx';
import type { PreviewProps } from './section-rows.ts';

/** The statuses on a calendar as they will be drawn, with what makes them hard to read or to tell apart. */
export default function CalendarPreview({ values, colors }: PreviewProps) {
  if (!colors) return null;
  const own: readonly OwnStatusColor[] = values.calendar.statusColors ?? [];
  const drawn = withOwnColors(colors.statusColors, own);
  return (
    <PreviewCard title="Preview">
      <StatusPreview statuses={drawn} />
      <StatusWarnings statuses={drawn} />
    </PreviewCard>
  );
}
