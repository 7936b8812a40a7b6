import type { Paper } from '@booking/api-client';
import { phoneText } from '@booking/api-client/facts';
import type { ReactNode } from 'react';
import { formatDay } from '../../dates/shown-date.ts';
import { moneyText } from '../../region/money.ts';
import { methodLabels } from '../../subscriptions/subscription-words.ts';

interface PaperSheetProps {
  readonly paper: Paper;
  readonly title: string;
}

/** What a paper says, in the order of its file. */
export function PaperSheet({ paper, title }: PaperSheetProps) {
  const { supplier, buyer, footer } = paper;
  const isPayment = paper.taxable === null;
  return (
    <article className="max-w-215 p-5 print:max-w-none print:p-0">
      <h2 className="type-title">
        {title} {paper.number}
      </h2>
      <Facts paper={paper} />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-5">
        <Party heading="From" party={supplier}>
          <p>{supplier.email}</p>
          <p>{phoneText(supplier.phone)}</p>
        </Party>
        <Party heading={isPayment ? 'Received from' : 'Billed to'} party={buyer}>
          <p>{buyer.legalName === buyer.name ? buyer.code : `${buyer.name} (${buyer.code})`}</p>
        </Party>
      </div>
      <Amounts paper={paper} />
      <HowToPay paper={paper} />
      {footer && <p className="mt-5 whitespace-pre-line text-bk-muted type-body-sm">{footer}</p>}
    </article>
  );
}

function Facts({ paper }: Pick<PaperSheetProps, 'paper'>) {
  const { kind, day, about, placeOfSupply, reverseCharge, payment } = paper;
  const how = payment && [payment.method && methodLabels[payment.method], payment.reference];
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Date', formatDay(day)],
    ...(payment ? [['Paid on', formatDay(payment.day)] as const] : []),
    ...(how?.some(Boolean) ? [['Paid by', how.filter(Boolean).join(', ')] as const] : []),
    ...(about
      ? [
          [
            kind === 'creditNote' ? 'Invoice' : 'Receipt',
            `${about.number}, ${formatDay(about.day)}`,
          ] as const,
        ]
      : []),
    ...(placeOfSupply
      ? [['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`] as const]
      : []),
    ...(reverseCharge === null ? [] : [['Reverse charge', reverseCharge ? 'Yes' : 'No'] as const]),
  ];
  return (
    <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-bk-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PartyProps {
  readonly heading: string;
  readonly party: Pick<Paper['buyer'], 'legalName' | 'address' | 'gstin' | 'state'>;
  readonly children: ReactNode;
}

function Party({ heading, party, children }: PartyProps) {
  const { legalName, address, gstin, state } = party;
  return (
    <section>
      <h3 className="text-bk-muted type-body-sm">{heading}</h3>
      <p className="font-semibold">{legalName}</p>
      <p className="whitespace-pre-line">{address.join('\n')}</p>
      <p>{gstin ? `GSTIN ${gstin}` : 'Not registered for GST'}</p>
      {state && <p>{`State ${state.name} (${state.code})`}</p>}
      {children}
    </section>
  );
}

function Amounts({ paper }: Pick<PaperSheetProps, 'paper'>) {
  const { text, sac, taxable, taxes, total, totalInWords, currency } = paper;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <table className="ck-printed-table">
      <caption className="sr-only">Amounts</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          {sac === null ? <td /> : <th scope="col">SAC</th>}
          <th scope="col" data-align="end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{text}</td>
          <td>{sac}</td>
          <td data-align="end">{money(taxable ?? total)}</td>
        </tr>
        {taxes.map(({ name, rate, amount }) => (
          <tr key={name}>
            <th scope="row" colSpan={2}>{`${name} at ${rate}%`}</th>
            <td data-align="end">{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
            <span className="block font-normal type-body-sm">{totalInWords}</span>
          </th>
          <td className="font-semibold" data-align="end">
            {money(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function HowToPay({ paper: { due, bank, upiId, currency } }: Pick<PaperSheetProps, 'paper'>) {
  if (due <= 0) return null;
  return (
    <section className="mt-5" aria-labelledby="how-to-pay">
      <h3 id="how-to-pay">Due on the account: {moneyText(due, currency)}</h3>
      {bank && <p className="whitespace-pre-line">{bank}</p>}
      {upiId && <p>{`UPI ID ${upiId}. The PDF has a QR code.`}</p>}
    </section>
  );
}
