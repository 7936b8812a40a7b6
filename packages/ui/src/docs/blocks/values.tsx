import '../pages.css';
import type { ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';
import { SheetTable } from './sheet-table.tsx';

/** Table of a prop's values, with the description that is beside them and an optional sample. */
export function Values<V extends string>({
  of,
  label,
  sample,
}: {
  /** The values with their texts, from the file of variants or of values. */
  of: Readonly<Record<V, string>>;
  /** Name of the prop. */
  label: string;
  sample?: (value: V) => ReactNode;
}) {
  const values = Object.entries(of) as [V, string][];
  return (
    <SheetTable label={label} heads={[label, ...(sample ? ['Sample'] : []), 'Use']}>
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
