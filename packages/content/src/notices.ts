import { brand } from './brand.ts';
import type { MailContact, MailWords } from './mails.ts';

/** Facts of every notice, besides its own. Days and amounts are ready to read. */
export interface NoticeFacts {
  readonly institute: string;
  readonly contact: MailContact;
  /** Where the institute signs in. */
  readonly href: string;
}

/** A debt, and how to pay it. */
export interface NoticedDebt {
  readonly amount: string;
  /** The last day to pay; null where there is none. */
  readonly dueOn: string | null;
  /** Lines as the platform’s settings have them; null without any. */
  readonly howToPay: string | null;
}

/** A trial that ends. */
export function trialEndingMail(
  facts: NoticeFacts & {
    readonly planName: string;
    readonly lastDay: string;
    /** Price of the first period after it (`₹999 a month`); null where it ends for good, or no price is agreed. */
    readonly price: string | null;
    readonly firstDay: string;
    readonly continues: boolean;
  },
): MailWords {
  const { institute, planName, lastDay, price, firstDay, continues, contact } = facts;
  const next = !continues
    ? 'Your subscription isn’t set to continue, so you won’t be charged.'
    : price === null
      ? `To continue, agree on a price with ${contact.name}.`
      : `Your ${planName} subscription starts on ${firstDay} at ${price}. We’ll email you the invoice that day.`;
  return notice(facts, `Your trial ends on ${lastDay}`, [
    `The ${planName} trial for ${institute} ends on ${lastDay}.`,
    next,
    ...(continues && price !== null
      ? ['You don’t need to do anything. If you’d rather not continue, reply before then.']
      : []),
  ]);
}

/** A charge, with its invoice. */
export function chargedMail(
  facts: NoticeFacts & {
    readonly title: string;
    readonly number: string;
    readonly total: string;
    /** The plan and its period. */
    readonly text: string;
    /** Null where a credit has paid it. */
    readonly debt: NoticedDebt | null;
  },
): MailWords {
  const { institute, title, number, total, text, debt } = facts;
  return notice(facts, `${title} ${number} for ${total}`, [
    `Here’s your invoice for ${institute}: ${text}.`,
    ...(debt
      ? toPay(debt)
      : ['It’s covered by the credit on your account. There’s nothing to pay.']),
    'The invoice is attached as a PDF.',
  ]);
}

/** A reminder before the last day to pay, or on it. @param when `in 7 days`, `tomorrow` or `today`. */
export function dueMail(
  facts: NoticeFacts & { readonly when: string; readonly debt: NoticedDebt },
): MailWords {
  const { institute, when, debt } = facts;
  return notice(
    facts,
    `${debt.amount} is due ${when}`,
    [`This is a reminder about the balance for ${institute}.`, ...toPay(debt)],
    ALREADY_PAID,
  );
}

/** Consequence of an unpaid debt. */
export interface Consequence {
  /** The first day without service. */
  readonly on: string;
  /** False: the subscription ends, and the institute stays as it is. */
  readonly suspends: boolean;
}

/** A debt that is late. @param ago `3 days ago`. */
export function overdueMail(
  facts: NoticeFacts & {
    readonly ago: string;
    readonly debt: NoticedDebt;
    /** Null where nothing happens by itself. */
    readonly next: Consequence | null;
  },
): MailWords {
  const { institute, ago, debt, next } = facts;
  return notice(
    facts,
    `${debt.amount} is past due`,
    [
      `The payment for ${institute} was due ${ago}.`,
      ...toPay(debt),
      ...(next
        ? [`To avoid an interruption, pay before ${next.on}. On that day, ${follows(facts, next)}`]
        : []),
    ],
    ALREADY_PAID,
  );
}

/** The last warning. */
export function suspendingMail(
  facts: NoticeFacts & { readonly debt: NoticedDebt; readonly next: Consequence },
): MailWords {
  const { institute, debt, next } = facts;
  const what = next.suspends ? `${institute} will be suspended` : 'Your subscription will end';
  return notice(
    facts,
    `${what} on ${next.on}`,
    [`${debt.amount} is still unpaid. On ${next.on}, ${follows(facts, next)}`, ...toPay(debt)],
    ALREADY_PAID,
  );
}

/** A suspension for a debt. */
export function suspendedMail(facts: NoticeFacts & { readonly debt: NoticedDebt }): MailWords {
  const { institute, debt } = facts;
  return notice(
    facts,
    `${institute} is suspended`,
    [
      `We suspended ${institute} because ${debt.amount} is unpaid. ${READ_ONLY}`,
      'It’s reactivated as soon as we record your payment.',
      ...toPay({ ...debt, dueOn: null }),
    ],
    ALREADY_PAID,
  );
}

/** A payment, with its receipt. */
export function paidMail(
  facts: NoticeFacts & {
    readonly number: string;
    readonly total: string;
    readonly day: string;
    readonly reference: string | null;
    /** Amount that is still due, or the credit; null where the account is even. */
    readonly rest: { readonly amount: string; readonly isCredit: boolean } | null;
  },
): MailWords {
  const { institute, number, total, day, reference, rest } = facts;
  const left = rest
    ? rest.isCredit
      ? `Your account has a credit of ${rest.amount}. We’ll use it for the next invoice.`
      : `${rest.amount} is still due.`
    : 'Nothing else is due.';
  return notice(facts, `Receipt ${number} for ${total}`, [
    `Thank you. We received ${total} for ${institute} on ${day}${reference ? ` (reference ${reference})` : ''}.`,
    left,
    'The receipt is attached as a PDF.',
  ]);
}

/** Another price of the same plan. Prices read `₹999 a month`. */
export function priceChangeMail(
  facts: NoticeFacts & {
    readonly planName: string;
    readonly day: string;
    readonly before: string;
    readonly price: string;
  },
): MailWords {
  const { institute, planName, day, before, price } = facts;
  return notice(facts, `Your price changes on ${day}`, [
    `From ${day}, the ${planName} plan for ${institute} is ${price}. Until then it stays ${before}.`,
    'You don’t need to do anything. If this doesn’t work for you, reply before then.',
  ]);
}

/** Another plan, now or on a later day. */
export function planMovedMail(
  facts: NoticeFacts & {
    readonly before: string;
    readonly planName: string;
    /** Null where none is agreed. */
    readonly price: string | null;
    readonly day: string;
    readonly isLater: boolean;
  },
): MailWords {
  const { institute, before, planName, price, day, isLater } = facts;
  const costs = price ? ` at ${price}` : '';
  if (before === planName) {
    return notice(facts, `Your ${planName} plan changes on ${day}`, [
      `The ${planName} plan was updated. From ${day}, ${institute} has what it includes now${costs}.`,
      'You don’t need to do anything.',
    ]);
  }
  return isLater
    ? notice(facts, `Your plan changes to ${planName} on ${day}`, [
        `${institute} moves from ${before} to ${planName} on ${day}${costs}.`,
        'Until then, everything stays as it is.',
      ])
    : notice(facts, `You’re now on ${planName}`, [
        `${institute} moved from ${before} to ${planName} on ${day}${costs}.`,
      ]);
}

/** A paper that someone of the platform has sent. */
export function paperMail(
  facts: NoticeFacts & { readonly title: string; readonly number: string; readonly total: string },
): MailWords {
  const { institute, title, number, total } = facts;
  return notice(facts, `${title} ${number} for ${total}`, [
    `Here’s the ${title.toLowerCase()} ${number} for ${institute}. It’s attached as a PDF.`,
  ]);
}

/** A statement of the account that someone of the platform has sent. Days are ready to read. */
export function statementMail(
  facts: NoticeFacts & {
    readonly from: string;
    readonly to: string;
    /** Amount that was due at its end, or the credit; null where the account was even. */
    readonly balance: { readonly amount: string; readonly isCredit: boolean } | null;
  },
): MailWords {
  const { institute, from, to, balance } = facts;
  const end = balance
    ? balance.isCredit
      ? `On ${to} your account had a credit of ${balance.amount}.`
      : `On ${to}, ${balance.amount} was due.`
    : `On ${to} nothing was due.`;
  return notice(facts, `Statement for ${institute}, ${from} to ${to}`, [
    `Here’s the statement of your account from ${from} to ${to}. It’s attached as a PDF.`,
    end,
  ]);
}

const READ_ONLY = 'You and your team can sign in and read everything, but can’t make changes.';
const ALREADY_PAID = 'Already paid? Thank you. Payments can take a day or two to reach us.';

function follows({ institute }: NoticeFacts, { suspends }: Consequence): string {
  return suspends
    ? `${institute} is suspended: you and your team can read everything, but can’t make changes.`
    : 'your subscription ends.';
}

function toPay({ amount, dueOn, howToPay }: NoticedDebt): string[] {
  return [
    ...(dueOn ? [`Please pay ${amount} by ${dueOn}.`] : [`Please pay ${amount}.`]),
    ...(howToPay ? [`How to pay:\n${howToPay}`] : []),
  ];
}

function notice(
  { institute, contact, href }: NoticeFacts,
  subject: string,
  paragraphs: readonly string[],
  note?: string,
): MailWords {
  const { name, phone, email } = contact;
  const [preview = subject] = paragraphs;
  return {
    subject,
    preview,
    title: subject,
    paragraphs,
    action: { label: `Open ${brand.name}`, href },
    afterwards: [
      ...(note ? [note] : []),
      `Questions? Reply to this email, or contact ${name}: ${phone}, ${email}.`,
    ],
    reason: `You’re receiving this email because this address gets the billing emails for ${institute}.`,
  };
}
