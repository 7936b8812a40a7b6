import { hoursText } from '@booking/content/hours';
import { useFacts } from '../facts/facts.tsx';

export interface HoursTableProps {
  /** Where no heading stands over it. */
  caption?: string;
}

/** When someone is at the desk (`SITE-15`). */
export function HoursTable({ caption }: HoursTableProps) {
  const { businessHours } = useFacts().company;
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {businessHours.map((hours) => (
          <tr key={hours.label}>
            <th scope="row">{hours.label}</th>
            <td>{hoursText(hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
