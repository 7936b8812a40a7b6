import { Tag, type TagTone } from '@booking/ui/tag';

/** What an institute can be, marked as the console marks it. */
const statuses: readonly { name: string; tone: TagTone; line: string }[] = [
  { name: 'Pending', tone: 'info', line: 'Being set up, on trial.' },
  { name: 'Active', tone: 'success', line: 'Its users work as usual.' },
  { name: 'Inactive', tone: 'warning', line: 'A pause, as between seasons. Its users can read.' },
  { name: 'Suspended', tone: 'danger', line: 'Decided by the platform. Its users can read.' },
  { name: 'Closed', tone: 'neutral', line: 'Nobody can sign in. The data is kept.' },
];

export function Statuses() {
  return (
    <ul className="sheet-statuses">
      {statuses.map(({ name, tone, line }) => (
        <li key={name}>
          <Tag tone={tone}>{name}</Tag>
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
