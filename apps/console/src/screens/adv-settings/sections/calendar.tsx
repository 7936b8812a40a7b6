import { HOME_TYPES } from '@booking/api-client/facts';
import { choice } from '../../../entity/form/choice-fields.tsx';
import type { SectionRows } from './section-rows.ts';

/** How calendars open. */
export const calendarRows: SectionRows = () => [
  choice(
    'calendar.homeType',
    'Calendars open by',
    HOME_TYPES.map((value) => ({ value, label: value })),
    { description: 'For users who join from now on. Everyone can change their own.' },
  ),
];
