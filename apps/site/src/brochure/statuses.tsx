import { Badge, type BadgeTone } from '@booking/ui/badge';

/** What an institute can be, marked as the console marks it. */
const statuses: readonly { name: string; tone: BadgeTone; line: string }[] = [
  { name: 'Pending', tone: 'info', line: 'Being set up, on trial.' },
  { name: 'Active', tone: 'success', line: 'Users work as usual.' },
  {
    name: 'Inactive',
    tone: 'warning',
    line: 'Temporarily closed, for example between seasons. Users have read-only access.',
  },
  {
    name: 'Suspended',
    tone: 'danger',
    line: 'Suspended by the platform. Users have read-only access.',
  },
  { name: 'Closed', tone: 'neutral', line: 'No one can sign in. Data is kept.' },
];

export function Statuses() {
  return (
    <ul className="sheet-statuses">
      {statuses.map(({ name, tone, line }) => (
        <li key={name}>
          <Badge tone={tone}>{name}</Badge>
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
