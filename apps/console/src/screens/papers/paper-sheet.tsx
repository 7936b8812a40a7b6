import type { Paper } from '@booking/api-client';
import type { PaperKind } from '@booking/api-client/facts';
import type { ReactNode } from 'react';
import { formatDay } from '../../dates/shown-date.ts';
import { moneyText } from '../../region/money.ts';
import {
  HowToPay,
  Parties,
  PrintedFooter,
  PrintedTable,
} from '../../subscriptions/papers/printed-parts.tsx';
import { methodLabels } from '../../subscriptions/subscription-words.ts';

interface PaperSheetProps {
  readonly paper: Paper;
  readonly title: string;
}

/** Content of a paper, in the order of its file. */
export function PaperSheet({ paper, title }: PaperSheetProps) {
  const { supplier, buyer, footer } = paper;
  return (
    <article className="max-w-215 p-5 print:max-w-none print:p-0">
      <h2 className="type-title">
        {title} {paper.number}
      </h2>
      <Facts paper={paper} />
      <Parties {...{ supplier, buyer }} buyerHeading={partyHeadings[paper.kind]} />
      <Amounts paper={paper} />
      <HowToPay {...paper} />
      <PrintedFooter footer={footer} />
    </article>
  );
}

const partyHeadings: Readonly<Record<PaperKind, string>> = {
  taxInvoice: 'Billed to',
  creditNote: 'Billed to',
  receipt: 'Received from',
  paymentReversal: 'Received from',
  refundVoucher: 'Paid to',
};

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

function Amounts({ paper }: Pick<PaperSheetProps, 'paper'>) {
  const { text, sac, taxable, taxes, total, totalInWords, currency } = paper;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <PrintedTable>
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
    </PrintedTable>
  );
}
