import type { Statement } from '@booking/api-client';
import { Link } from '@booking/ui';
import { formatDay } from '../../dates/shown-date.ts';
import { moneyText } from '../../region/money.ts';
import { taxText } from '../../region/tax.ts';
import {
  HowToPay,
  Parties,
  PrintedFooter,
  PrintedTable,
} from '../../subscriptions/papers/printed-parts.tsx';
import { entryLabels, entryText } from '../../subscriptions/subscription-words.ts';

/** Content of a statement, in the order of its file. */
export function StatementSheet({ statement }: { readonly statement: Statement }) {
  const { supplier, buyer, startDate, endDate } = statement;
  return (
    <article className="max-w-215 p-5 print:max-w-none print:p-0">
      <h2 className="type-title">Statement</h2>
      <p>
        <Day day={startDate} /> to <Day day={endDate} />. Amounts include tax.
      </p>
      <Parties {...{ supplier, buyer }} buyerHeading="For" />
      <Lines statement={statement} />
      <Taxes statement={statement} />
      <HowToPay {...statement} />
      <PrintedFooter footer={statement.footer} />
    </article>
  );
}

type SheetProps = Parameters<typeof StatementSheet>[0];

function Lines({ statement }: SheetProps) {
  const { currency, startDate, endDate, openingBalance, closingBalance, lines } = statement;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
    <section aria-label="Account" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <PrintedTable>
        <caption className="text-start">Account</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Description</th>
            <th scope="col">Paper</th>
            <th scope="col" data-align="end">
              Amount
            </th>
            <th scope="col" data-align="end">
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Day day={startDate} />
            </td>
            <th scope="row" colSpan={3}>
              Opening balance
            </th>
            <td data-align="end">{money(openingBalance)}</td>
          </tr>
          {lines.map((line) => (
            <tr key={line._id}>
              <td>
                <Day day={line.day} />
              </td>
              <td>
                {entryLabels[line.kind]}
                <span className="block text-bk-muted type-body-sm">{detailOf(line)}</span>
              </td>
              <td>
                <PaperLink paper={line.paper} />
              </td>
              <td data-align="end">{money(line.amount)}</td>
              <td data-align="end">{money(line.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <Day day={endDate} />
            </td>
            <th scope="row" colSpan={3}>
              Closing balance
            </th>
            <td data-align="end">{money(closingBalance)}</td>
          </tr>
        </tfoot>
      </PrintedTable>
    </section>
  );
}

type Line = Statement['lines'][number];

/** "Standard, 1 Nov 2026 to 30 Nov 2026", or "UPI, UTR 4711, 27 Nov 2026". */
function detailOf(line: Line): string {
  return [entryText(line), line.paidOn && formatDay(line.paidOn)].filter(Boolean).join(', ');
}

/** A line from before papers has none. */
function PaperLink({ paper }: Pick<Line, 'paper'>) {
  if (!paper) return '–';
  const { _id, title, number } = paper;
  return (
    <Link href={`/papers/${_id}`} aria-label={`${title} ${number}`}>
      {number}
    </Link>
  );
}

/** Tax in the charges and credits, by its rate. */
function Taxes({ statement: { taxes, currency } }: SheetProps) {
  if (taxes.length === 0) return null;
  return (
    <PrintedTable>
      <caption className="text-start">Tax in these charges</caption>
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
        {taxes.map(({ taxRate, taxable, tax }) => (
          <tr key={taxRate}>
            <th scope="row">{taxText(taxRate, currency)}</th>
            <td data-align="end">{moneyText(taxable, currency)}</td>
            <td data-align="end">{moneyText(tax, currency)}</td>
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}
