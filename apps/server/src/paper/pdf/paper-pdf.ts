import { type Paper, type PaperKind, paperTitle, roundedMinor } from '@booking/api-client/contract';
import { codeSquares, upiAddress } from './payment-code.ts';
import { type Column, QUIET, Sheet } from './sheet.ts';

const BODY = { size: 9.5 } as const;
const SMALL = { size: 8.5, color: QUIET } as const;
const LABEL = { size: 8, weight: 600, color: QUIET } as const;
const STRONG = { size: 9.5, weight: 600 } as const;
const END = { ...BODY, align: 'end' } as const;

const CODE_WIDTH = 96;

/** A paper as a file: the same bytes for the same paper. */
export async function paperPdf(paper: Paper): Promise<Buffer> {
  const { kind, supplier, number, day } = paper;
  const title = paperTitle(kind, supplier.gstin !== null);
  const sheet = new Sheet({ title: `${title} ${number}`, author: supplier.legalName, day });
  head(sheet, paper, title);
  parties(sheet, paper);
  lines(sheet, paper);
  totals(sheet, paper);
  howToPay(sheet, paper);
  if (paper.footer) {
    sheet.y += 18;
    sheet.row([[paper.footer, sheet.whole, SMALL]]);
  }
  return sheet.end(`${title} ${number}. Issued electronically, valid without a signature.`);
}

function head(sheet: Sheet, paper: Paper, title: string): void {
  const [left, right] = halves(sheet);
  sheet.row([
    [paper.supplier.legalName, left, { size: 14, weight: 600 }],
    [title, right, { size: 18, weight: 600, align: 'end' }],
  ]);
  sheet.row([
    [
      [...paper.supplier.address, paper.supplier.phone, paper.supplier.email].join('\n'),
      left,
      SMALL,
    ],
    [factsOf(paper).join('\n'), right, END],
  ]);
  const { gstin, state } = paper.supplier;
  const ids = [gstin && `GSTIN ${gstin}`, state && `State ${stateText(state)}`].filter(Boolean);
  if (ids.length > 0) sheet.row([[ids.join('\n'), left, SMALL]]);
  sheet.y += 14;
  sheet.rule();
  sheet.y += 14;
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

function parties(sheet: Sheet, { kind, buyer }: Paper): void {
  const { gstin, state, legalName, name, code, address } = buyer;
  sheet.row([[PARTY_LABELS[kind], sheet.whole, LABEL]]);
  sheet.row([[legalName, sheet.whole, STRONG]]);
  const lines = [
    legalName === name ? `Code ${code}` : `${name} (${code})`,
    ...address,
    gstin ? `GSTIN ${gstin}` : 'Not registered for GST',
    ...(state ? [`State ${stateText(state)}`] : []),
  ];
  sheet.row([[lines.join('\n'), sheet.whole, BODY]]);
  sheet.y += 16;
}

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
    [money(paper.taxable ?? paper.total, paper), amount, END],
  ]);
  sheet.y += 8;
  sheet.rule();
  sheet.y += 6;
}

function descriptionOf({ text, payment }: Paper): string {
  if (!payment) return text;
  const { day, method, reference } = payment;
  const how = [method && METHODS[method], reference, dayText(day)].filter(Boolean).join(', ');
  return `${text}\n${how}`;
}

const METHODS: Readonly<Record<NonNullable<NonNullable<Paper['payment']>['method']>, string>> = {
  UPI: 'UPI',
  BankTransfer: 'Bank transfer',
  Card: 'Card',
  Cash: 'Cash',
  Cheque: 'Cheque',
  Other: 'Other',
};

function totals(sheet: Sheet, paper: Paper): void {
  const { x, width } = sheet.whole;
  const label: Column = { x: x + width - 260, width: 150 };
  const amount: Column = { x: x + width - 110, width: 110 };
  for (const { name, rate, amount: tax } of paper.taxes) {
    sheet.row([
      [`${name} at ${rate}%`, label, BODY],
      [money(tax, paper), amount, END],
    ]);
  }
  sheet.y += 4;
  sheet.row([
    ['Total', label, { ...STRONG, size: 11 }],
    [money(paper.total, paper), amount, { ...STRONG, size: 11, align: 'end' }],
  ]);
  sheet.y += 6;
  sheet.row([['Total in words', sheet.whole, LABEL]]);
  sheet.row([[paper.totalInWords, sheet.whole, BODY]]);
}

/** What is due with it, and how to pay that. */
function howToPay(sheet: Sheet, paper: Paper): void {
  const { due, bank, upiId, supplier, number } = paper;
  sheet.y += 16;
  sheet.need(CODE_WIDTH + 24);
  sheet.rule();
  sheet.y += 10;
  const [left, right] = halves(sheet);
  const start = sheet.y;
  const state =
    due > 0
      ? `Due on the account ${money(due, paper)}`
      : due < 0
        ? `Credit on the account ${money(-due, paper)}`
        : 'Nothing is due on the account';
  let y = sheet.text(state, left, STRONG);
  if (due <= 0) {
    sheet.y = y;
    return;
  }
  if (bank) y = sheet.text(bank, left, BODY, y + 6);
  if (upiId) {
    y = sheet.text(`UPI ID ${upiId}`, left, BODY, y + 6);
    const minor = roundedMinor(due, paper.currency);
    const code = codeSquares(upiAddress({ upiId, name: supplier.legalName }, minor, number));
    sheet.squares(code.dark, right.x + right.width - CODE_WIDTH, CODE_WIDTH / code.size);
    sheet.text(
      'Scan to pay by UPI',
      { ...right, width: right.width - CODE_WIDTH - 10 },
      { ...SMALL, align: 'end' },
    );
    y = Math.max(y, start + CODE_WIDTH);
  }
  sheet.y = y;
}

function halves({ whole: { x, width } }: Sheet): readonly [Column, Column] {
  const half = width / 2 - 10;
  return [
    { x, width: half },
    { x: x + width - half, width: half },
  ];
}

const stateText = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayText = (day: string) => dayFormat.format(new Date(day));

function money(amount: number, { currency }: Pick<Paper, 'currency'>): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);
}
