import '../pages.css';
import type { ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';
import { SheetTable } from './sheet-table.tsx';

/** The values of a prop with the sentence that their variants file says of each, and a live sample. */
export function Values<V extends string>({
  of,
  label,
  sample,
}: {
  /** From the variants file. */
  of: Readonly<Record<V, string>>;
  /** The prop. */
  label: string;
  sample?: (value: V) => ReactNode;
}) {
  const values = Object.entries(of) as [V, string][];
  return (
    <SheetTable label={label} heads={[label, ...(sample ? ['Sample'] : []), 'For']}>
      {values.map(([value, what]) => (
        <tr key={value}>
          <th scope="row">
            <code>{value}</code>
          </th>
          {sample && <td>{sample(value)}</td>}
          <td>
            <InlineCode>{what}</InlineCode>
          </td>
        </tr>
      ))}
    </SheetTable>
  );
}
