'use client';
import { usePart } from '../primitives/react/use-part.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { type Minutes, meeting } from './layout.ts';
import type { Line } from './lines.ts';
import type { Names } from './use-names.ts';

/** As many rows and heads of groups are in HTML of a server. */
const MOST_LINES = 50;

interface PlainTableProps {
  label: string;
  lines: readonly Line[];
  names: Names;
  /** In HTML of a server: what is in this time, in the first rows. Undefined on paper, which has all. */
  excerpt: Minutes | undefined;
}

/** The rows with what is in them, as text: on paper, and until the script runs. */
export function PlainTable({ label, lines, names, excerpt }: PlainTableProps) {
  const part = usePart();
  const number = useNumber();
  const shown = excerpt ? lines.slice(0, MOST_LINES) : lines;
  const more = lines.length - shown.length;
  return (
    <table {...part('table', 'bk-resource-timeline-table')}>
      <caption>{excerpt ? `${label}, ${names.span(excerpt)}` : label}</caption>
      <tbody>
        {shown.map((line) =>
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
                {(excerpt ? meeting(line.track, excerpt) : line.track.placed).map(
                  ({ item, from, to }) => (
                    <div key={item.key}>{names.item(item, { from, to }, '')}</div>
                  ),
                )}
              </td>
            </tr>
          ),
        )}
        {more > 0 && (
          <tr>
            <td colSpan={2}>{`+${number.plain(more)}`}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
