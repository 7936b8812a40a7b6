import type { ReactNode } from 'react';
import './receipt-table.css';

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

const resultClasses = { failed: 'text-bk-danger', stopped: 'text-bk-muted', done: undefined };

/** Result of each row, in a table that scrolls. */
export function ReceiptTable({ label, headers, rows }: ReceiptTableProps) {
  return (
    <section
      className="mb-3 max-h-[min(46vh,360px)] overflow-auto overscroll-contain rounded-md border border-bk-subtle focus-ring"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer, the arrow keys scroll it.
      tabIndex={0}
    >
      <table className="ck-receipt-table w-full border-spacing-0">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" className="sticky top-0 bg-bk-sunken text-bk-secondary">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, outcome, name, result }) => (
            <tr key={key}>
              <th scope="row" className="w-[45%]">
                {name}
              </th>
              <td className={resultClasses[outcome]}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
