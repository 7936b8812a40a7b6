import type { Subscription } from '@booking/api-client';
import { moneyText } from '../../../region/money.ts';
import { taxText } from '../../../region/tax.ts';
import { taxByRate } from './tax-by-rate.ts';

/** What of the charges of an account is tax, by its rate. */
export function TaxTable({ entries, currency }: Pick<Subscription, 'entries' | 'currency'>) {
  const rates = taxByRate(entries ?? [], currency);
  const text = (amount: number) => moneyText(amount, currency);
  if (rates.length === 0) return null;
  return (
    <table className="ck-printed-table">
      <caption>Tax in these charges</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col" data-align="end">
            Taxable value
          </th>
          <th scope="col" data-align="end">
            Tax
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ taxRate, taxable, tax }) => (
          <tr key={taxRate}>
            <th scope="row">{taxText(taxRate, currency)}</th>
            <td data-align="end">{text(taxable)}</td>
            <td data-align="end">{text(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
