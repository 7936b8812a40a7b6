'use client';
import { usePart } from '../primitives/react/use-part.ts';
import type { Line } from './lines.ts';
import type { Names } from './use-names.ts';

interface PrintTableProps {
  label: string;
  lines: readonly Line[];
  names: Names;
}

/** On paper: all rows of the period with what is in them. */
export function PrintTable({ label, lines, names }: PrintTableProps) {
  const part = usePart();
  return (
    <table {...part('print', 'bk-resource-timeline-print')}>
      <caption>{label}</caption>
      <tbody>
        {lines.map((line) =>
          line.kind === 'group' ? (
            <tr key={line.key}>
              <th colSpan={2} scope="rowgroup">
                {line.group.label}
              </th>
            </tr>
          ) : (
            <tr key={line.key}>
              <th scope="row">{line.row.label}</th>
              <td>
                {line.track.placed.map(({ item, from, to }) => (
                  <div key={item.key}>{names.item(item, { from, to }, '')}</div>
                ))}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
