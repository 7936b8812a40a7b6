import type { AccountEntry, BkbtrSetting, Subscription } from '@booking/api-client';
import { majorOf, phoneText, roundedMinor } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSettings } from '../../../data/use-settings.ts';
import { formatDay, today } from '../../../dates/shown-date.ts';
import { moneyText } from '../../../region/money.ts';
import { useReads } from '../../../session/session-context.ts';
import { PaperLink } from '../../../subscriptions/papers/paper-link.tsx';
import { usePapers } from '../../../subscriptions/papers/use-papers.ts';
import { PrintedPage } from '../../../subscriptions/printed-page.tsx';
import { entryLabels } from '../../../subscriptions/subscription-words.ts';
import { entryText } from '../details/account-entries.tsx';
import { StatementParties } from './statement-parties.tsx';
import { TaxTable } from './tax-table.tsx';

/** The account of a subscription’s institute, plain and to print: every line, and the sum after it. */
export function Statement() {
  const { subscriptionId = '' } = useParams();
  const read = useQuery(useReads().subscription.list({ _id: [subscriptionId], withEntries: true }));
  const [subscription] = read.data?.items ?? [];
  return (
    <PrintedPage
      title="Statement"
      about={subscription?.institution.name}
      read={read}
      record={subscription}
      errorTitle="Couldn’t load this statement"
      missingTitle="Subscription not found"
    >
      {(shown) => <Account subscription={shown} />}
    </PrintedPage>
  );
}

function Account({ subscription }: { readonly subscription: Subscription }) {
  const { institution, accountBalance: balance, currency, planName } = subscription;
  const text = (amount: number) => moneyText(amount, currency);
  const settings = useSettings();
  const papers = usePapers(institution._id);
  const { before, lines } = linesOf(subscription);
  return (
    <article className="max-w-215 p-5 print:max-w-none print:p-0">
      <header>
        <h2 className="type-title">{institution.name}</h2>
        <p>
          {planName}. As of <time dateTime={today()}>{formatDay(today())}</time>. Amounts include
          tax.
        </p>
      </header>
      <StatementParties institution={institution} />
      <table className="ck-printed-table">
        <caption>Account</caption>
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
          {before !== 0 && (
            <tr>
              <td />
              <td>Earlier charges and payments</td>
              <td />
              <td />
              <td data-align="end">{text(before)}</td>
            </tr>
          )}
          {lines.map(({ entry, due }) => (
            <tr key={entry._id}>
              <td>
                <time dateTime={entry.day}>{formatDay(entry.day)}</time>
              </td>
              <td>
                {entryLabels[entry.kind]}
                <span className="block text-bk-muted type-body-sm">{entryText(entry)}</span>
              </td>
              <td>
                <PaperLink paper={papers.get(entry._id)} />
              </td>
              <td data-align="end">{text(entry.amount)}</td>
              <td data-align="end">{text(due)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {balance < 0 ? 'Credit' : 'Due'}
            </th>
            <td data-align="end">{text(Math.abs(balance))}</td>
          </tr>
        </tfoot>
      </table>
      <TaxTable entries={subscription.entries} currency={currency} />
      {settings && balance > 0 && (
        <section className="mt-5 whitespace-pre-line" aria-labelledby="how-to-pay">
          <h3 id="how-to-pay">How to pay</h3>
          <p>{settings.billing.paymentInstructions || askHowToPay(settings.company)}</p>
        </section>
      )}
    </article>
  );
}

/** What stands in the place of payment instructions that Settings do not have. */
const askHowToPay = ({ name, email, phone }: BkbtrSetting['company']) =>
  `Ask ${name} where to pay: ${email}, ${phoneText(phone)}.`;

interface Line {
  readonly entry: AccountEntry;
  /** The sum of the account with this line. */
  readonly due: number;
}

/**
 * The lines of an account in their order, each with the sum after it. What is older than they are is one sum, so that
 * the last line is the balance.
 */
export function linesOf({
  entries,
  accountBalance,
  currency,
}: Pick<Subscription, 'entries' | 'accountBalance' | 'currency'>): {
  readonly before: number;
  readonly lines: readonly Line[];
} {
  const minor = (amount: number) => roundedMinor(amount, currency);
  const account = entries ?? [];
  const entriesSum = account.reduce((sum, { amount }) => sum + minor(amount), 0);
  const before = minor(accountBalance) - entriesSum;
  let due = before;
  const lines = account.toReversed().map((entry) => {
    due += minor(entry.amount);
    return { entry, due: majorOf(due, currency) };
  });
  return { before: majorOf(before, currency), lines };
}
