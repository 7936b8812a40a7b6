import type { ReactNode } from 'react';
import './bulk.css';

export interface ReceiptTableProps {
  /** Names the table. */
  readonly label: string;
  /** The headers of the two columns. */
  readonly headers: readonly [name: string, result: string];
  readonly rows: readonly {
    readonly key: string | number;
    readonly outcome: 'failed' | 'stopped' | 'done';
    readonly name: ReactNode;
    readonly result: ReactNode;
  }[];
}

/** What became of each row, in a table that scrolls. */
export function ReceiptTable({ label, headers, rows }: ReceiptTableProps) {
  return (
    <section
      className="ck-receipt"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer, the arrow keys scroll it.
      tabIndex={0}
    >
      <table className="ck-receipt-table">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, outcome, name, result }) => (
            <tr key={key} data-outcome={outcome}>
              <th scope="row">{name}</th>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
