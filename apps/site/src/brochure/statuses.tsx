import { brochureStatuses } from '@booking/content/brochure';
import { Badge } from '@booking/ui/badge';

/** What an institute can be, marked as the console marks it. */
export function Statuses() {
  return (
    <ul className="sheet-statuses">
      {brochureStatuses.map(({ name, tone, line }) => (
        <li key={name}>
          <Badge tone={tone}>{name}</Badge>
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
