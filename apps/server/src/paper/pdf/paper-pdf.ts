import { type Paper, type PaperKind, paperTitle } from '@booking/api-client/contract';
import { paymentMethodWords } from '@booking/content/account-words';
import {
  BODY,
  buyerBlock,
  dayText,
  END,
  footer,
  head,
  howToPay,
  LABEL,
  money,
  STRONG,
  stateText,
} from './parts.ts';
import { type Column, Sheet } from './sheet.ts';

/** A paper as a file: the same bytes for the same paper. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const { kind, supplier, number, day } = paper;
  const title = paperTitle(kind, supplier.gstin !== null);
  const sheet = new Sheet({ title: `${title} ${number}`, author: supplier.legalName, day });
  head(sheet, supplier, title, factsOf(paper));
  buyerBlock(sheet, PARTY_LABELS[kind], paper.buyer);
  lines(sheet, paper);
  totals(sheet, paper);
  howToPay(sheet, { ...paper, reference: number });
  footer(sheet, paper.footer);
  return sheet.end(`${title} ${number}. Issued electronically, valid without a signature.`);
}

function factsOf(paper: Paper): readonly string[] {
  const { kind, number, day, about, placeOfSupply, reverseCharge } = paper;
  const ofWhat = kind === 'creditNote' ? 'Invoice' : 'Receipt';
  return [
    `Number ${number}`,
    `Date ${dayText(day)}`,
    ...(about ? [`${ofWhat} ${about.number} of ${dayText(about.day)}`] : []),
    ...(placeOfSupply ? [`Place of supply ${stateText(placeOfSupply)}`] : []),
    ...(reverseCharge === null ? [] : [`Reverse charge: ${reverseCharge ? 'yes' : 'no'}`]),
  ];
}

const PARTY_LABELS: Readonly<Record<PaperKind, string>> = {
  taxInvoice: 'Billed to',
  creditNote: 'Billed to',
  receipt: 'Received from',
  paymentReversal: 'Received from',
  refundVoucher: 'Paid to',
};

function lines(sheet: Sheet, paper: Paper): void {
  const { x, width } = sheet.whole;
  const text: Column = { x, width: width - 190 };
  const sac: Column = { x: x + width - 180, width: 60 };
  const amount: Column = { x: x + width - 110, width: 110 };
  const hasTax = paper.taxable !== null;
  sheet.rule();
  sheet.y += 6;
  sheet.row([
    ['Description', text, LABEL],
    [hasTax ? 'SAC' : '', sac, LABEL],
    [hasTax ? 'Taxable value' : 'Amount', amount, { ...LABEL, align: 'end' }],
  ]);
  sheet.y += 4;
  sheet.rule();
  sheet.y += 6;
  sheet.row([
    [descriptionOf(paper), text, BODY],
    [paper.sac ?? '', sac, BODY],
    [money(paper.taxable ?? paper.total, paper.currency), amount, END],
  ]);
  sheet.y += 8;
  sheet.rule();
  sheet.y += 6;
}

function descriptionOf({ text, payment }: Paper): string {
  if (!payment) return text;
  const { day, method, reference } = payment;
  const how = [method && paymentMethodWords[method], reference, dayText(day)]
    .filter(Boolean)
    .join(', ');
  return `${text}\n${how}`;
}

function totals(sheet: Sheet, paper: Paper): void {
  const { x, width } = sheet.whole;
  const label: Column = { x: x + width - 260, width: 150 };
  const amount: Column = { x: x + width - 110, width: 110 };
  for (const { name, rate, amount: tax } of paper.taxes) {
    sheet.row([
      [`${name} at ${rate}%`, label, BODY],
      [money(tax, paper.currency), amount, END],
    ]);
  }
  sheet.y += 4;
  sheet.row([
    ['Total', label, { ...STRONG, size: 11 }],
    [money(paper.total, paper.currency), amount, { ...STRONG, size: 11, align: 'end' }],
  ]);
  sheet.y += 6;
  sheet.row([['Total in words', sheet.whole, LABEL]]);
  sheet.row([[paper.totalInWords, sheet.whole, BODY]]);
}
