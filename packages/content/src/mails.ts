import { brand } from './brand.ts';

/** The words of an email. How they are set, as text and as HTML, is the sender's matter. */
export interface MailWords {
  readonly subject: string;
  /** Preview that an inbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  /** Each may have several lines. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, and where. */
  readonly action: { readonly label: string; readonly href: string };
  /** Shown after the action: how long it works, what to do if this came by mistake. */
  readonly afterwards: readonly string[];
  /** Why it has come to this address, where it is not an account. */
  readonly reason?: string;
}

/** Below every email to an account: why it has come. */
export const mailReason = `You’re receiving this email because you have a ${brand.name} account.`;

/** To someone with a new account. */
export function invitationMail(facts: {
  readonly firstName: string;
  /** Where they will work; null for the platform itself. */
  readonly institute: string | null;
  readonly href: string;
  readonly days: number;
}): MailWords {
  const { firstName, institute, href, days } = facts;
  return {
    subject: institute
      ? `You’re invited to ${institute} on ${brand.name}`
      : `You’re invited to ${brand.name}`,
    preview: `Choose a password and sign in to ${brand.name}.`,
    title: `Welcome, ${firstName}`,
    paragraphs: [
      institute
        ? `You’ve been invited to ${brand.name}, where ${institute} manages its bookings.`
        : `You’ve been invited to ${brand.name}.`,
      'Choose a password to sign in with this email address.',
    ],
    action: { label: 'Choose your password', href },
    afterwards: [
      `The link works once and expires in ${inDays(days)}. If it has expired, use “Forgot password?” on the sign-in page to get a new one.`,
      'Not expecting this? Ignore this email. The account stays inactive until a password is set.',
    ],
  };
}

/** To someone who requested a password reset. */
export function resetMail(facts: {
  readonly firstName: string;
  readonly href: string;
  readonly minutes: number;
}): MailWords {
  const { firstName, href, minutes } = facts;
  return {
    subject: 'Choose a new password',
    preview: `Your link expires in ${minutes} minutes.`,
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${firstName},`,
      `We received a request to reset the password for your ${brand.name} account.`,
    ],
    action: { label: 'Choose a new password', href },
    afterwards: [
      `The link works once and expires in ${minutes} minutes. A newer email replaces this one.`,
      'Didn’t request this? You can ignore this email. Your password hasn’t changed.',
    ],
  };
}

/** To someone whose password has just been changed, by them or by someone else. */
export function passwordChangedMail(facts: {
  readonly firstName: string;
  /** Ready to read, with its time zone. */
  readonly at: string;
  readonly href: string;
}): MailWords {
  const { firstName, at, href } = facts;
  return {
    subject: 'Your password was changed',
    preview: `It was changed on ${at}.`,
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `The password for your ${brand.name} account was changed on ${at}. All other sessions have been signed out.`,
      'If you or your administrator did this, you don’t need to do anything.',
    ],
    action: { label: 'This wasn’t me', href },
    afterwards: ['We’ll send a reset link and sign out every other session.'],
  };
}

/** A change of the second factor of an account. */
export type TwoFactorChange =
  | 'on'
  | 'off'
  | 'reset'
  | 'codesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** To someone whose second factor has just changed, by them or by an administrator. */
export function twoFactorMail(facts: {
  readonly firstName: string;
  readonly change: TwoFactorChange;
  /** Ready to read, with its time zone. */
  readonly at: string;
  readonly href: string;
}): MailWords {
  const { firstName, change, at, href } = facts;
  const { subject, said } = twoFactorWords[change];
  return {
    subject,
    preview: `It happened on ${at}.`,
    title: subject,
    paragraphs: [
      `Hello ${firstName},`,
      `On ${at}, ${said}`,
      'If you or your administrator did this, you don’t need to do anything.',
    ],
    action: { label: 'This wasn’t me', href },
    afterwards: [
      'We’ll send a link to choose a new password, and sign out every session. Then ask your administrator to reset your two-factor authentication.',
    ],
  };
}

const twoFactorWords: Readonly<
  Record<TwoFactorChange, { readonly subject: string; readonly said: string }>
> = {
  on: {
    subject: 'Two-factor authentication is on',
    said: `an authenticator app was set up for your ${brand.name} account, with new recovery codes. From now on, signing in takes a code of that app.`,
  },
  off: {
    subject: 'Two-factor authentication is off',
    said: `two-factor authentication was turned off for your ${brand.name} account. From now on, signing in takes your password alone.`,
  },
  reset: {
    subject: 'Two-factor authentication was reset',
    said: `your administrator reset the two-factor authentication of your ${brand.name} account. You’ve been signed out everywhere, and signing in takes your password alone until you set it up again.`,
  },
  codesRenewed: {
    subject: 'Your recovery codes were renewed',
    said: `the recovery codes of your ${brand.name} account were renewed. The earlier ones no longer work.`,
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    said: `a passkey was added to your ${brand.name} account. From now on, it can confirm your sign-ins.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    said: `a passkey was removed from your ${brand.name} account. It can no longer confirm your sign-ins.`,
  },
};

/** To the old and the new address of someone who signs in with another one from now on. */
export function emailChangedMail(facts: {
  readonly firstName: string;
  /** The new address. */
  readonly email: string;
  /** Ready to read, with its time zone. */
  readonly at: string;
  readonly href: string;
}): MailWords {
  const { firstName, email, at, href } = facts;
  return {
    subject: 'Your sign-in email was changed',
    preview: `It’s now ${email}.`,
    title: 'Your sign-in email was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `On ${at}, your administrator changed the email address of your ${brand.name} account to ${email}. Your password hasn’t changed. You’ve been signed out everywhere.`,
    ],
    action: { label: 'Sign in', href },
    afterwards: ['Not expecting this? Contact your administrator.'],
  };
}

/** To the owner of an institute whose status was changed by the platform. */
export function statusChangedMail(facts: {
  readonly firstName: string;
  readonly institute: string;
  readonly status: 'Pending' | 'Active' | 'Suspended' | 'Inactive' | 'Closed';
  /** The platform's note; null without a reason. */
  readonly note: string | null;
  readonly help: StatusHelp;
  readonly href: string;
}): MailWords {
  const { firstName, institute, status, note, help, href } = facts;
  const { name, phone, email } = help.contact;
  const now = `is ${statusWords[status]}`;
  const means =
    status === 'Closed' ? `${MEANS[status]} ${keptFor(help.reopenDays)}` : MEANS[status];
  return {
    subject: `${institute} ${now}`,
    preview: means,
    title: `${institute} ${now}`,
    paragraphs: [
      `Hello ${firstName},`,
      means,
      ...(note ? [`Reason: ${note}`] : []),
      ...(help.amountDue && status !== 'Active' ? [dueText(help.amountDue, help.howToPay)] : []),
    ],
    action: { label: `Open ${brand.name}`, href },
    afterwards: [`Questions? Reply to this email, or contact ${name}: ${phone}, ${email}.`],
  };
}

/** The contact for questions, and the address for replies. */
export interface MailContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** How an owner goes on after a change of status. */
export interface StatusHelp {
  readonly contact: MailContact;
  /** Ready to read; null where nothing is due. */
  readonly amountDue: string | null;
  /** Text of the platform's settings. */
  readonly howToPay: string | null;
  /** How many days a closed institute can be reopened. */
  readonly reopenDays: number;
}

const statusWords = {
  Pending: 'being set up again',
  Active: 'active',
  Suspended: 'suspended',
  Inactive: 'paused',
  Closed: 'closed',
} as const;

const READ_ONLY = 'You and your team can sign in and read everything, but can’t make changes.';

const MEANS = {
  Pending: 'You and your team can sign in.',
  Active: 'You and your team can work as usual.',
  Suspended: READ_ONLY,
  Inactive: READ_ONLY,
  Closed: 'You and your team can’t sign in anymore.',
} as const;

const keptFor = (days: number) => `Your data is kept for ${inDays(days)}.`;

const dueText = (amount: string, howToPay: string | null) =>
  howToPay ? `${amount} is due. How to pay: ${howToPay}` : `${amount} is due.`;

/** To the recipient of the site's enquiries. */
export function enquiryMail(facts: {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** Ready to read, as the form has stamped it. */
  readonly sentAt: string;
  /** The filled-in values, field by field. */
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}): MailWords {
  const { name, email, subject, sentAt, answers } = facts;
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return {
    subject: `Enquiry: ${subject}`,
    preview: `${name} sent an enquiry to ${brand.name}.`,
    title: 'New enquiry from the website',
    paragraphs: answers.flatMap(({ label, text }) => someLines(`${label}: ${text}`)),
    action: {
      label: 'Reply by email',
      href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    afterwards: [`Sent ${sentAt}, Indian time.`],
    reason: `You’re receiving this email because ${brand.name} enquiries go to this address.`,
  };
}

/** Paragraphs that one value may become: the markup of each is a hundred times as large as its text. */
const LINES_MAX = 200;

/** The lines of a text. What a longer one has left stands in the last. */
function someLines(text: string): string[] {
  const all = text.split(/\r?\n/);
  if (all.length <= LINES_MAX) return all;
  const rest = all.slice(LINES_MAX - 1).filter(Boolean);
  return [...all.slice(0, LINES_MAX - 1), rest.join(' ')];
}

function inDays(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}
