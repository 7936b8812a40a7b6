import { moneyText } from '../../../region/money.ts';
import { buyerText, placeText, type TaxRow, taxColumns } from './tax-rows.ts';

interface TaxTableProps {
  readonly rows: readonly TaxRow[];
  readonly caption: string;
}

/** The taxes of a month. Credit notes are negative parts. */
export function TaxTable({ rows, caption }: TaxTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse type-body-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-bk-subtle text-start">
            {['Place of supply', 'Rate', 'Buyers', 'Invoices', 'Credit notes'].map((label) => (
              <th key={label} scope="col" className="p-2 text-start">
                {label}
              </th>
            ))}
            {taxColumns.map(({ label }) => (
              <th key={label} scope="col" className="p-2 text-end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={[row.currency, placeText(row), row.taxRate, row.isRegistered].join(' ')}
              className="border-b border-bk-subtle"
            >
              <th scope="row" className="p-2 text-start">
                {placeText(row)}
              </th>
              <td className="p-2">{row.taxRate}%</td>
              <td className="p-2">{buyerText(row)}</td>
              <td className="p-2">{row.invoices}</td>
              <td className="p-2">{row.creditNotes}</td>
              {taxColumns.map(({ label, value }) => (
                <td key={label} className="p-2 text-end whitespace-nowrap">
                  {moneyText(value(row), row.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
