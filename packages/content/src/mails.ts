import { brand } from './brand.ts';

/** The words of a mail. How they are set, as text and as HTML, is the sender's matter. */
export interface MailWords {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, and where. */
  readonly action: { readonly label: string; readonly href: string };
  /** Said after the action: how long it works, what to do if this came by mistake. */
  readonly afterwards: readonly string[];
  /** Why it has come to this address, where it is not an account. */
  readonly reason?: string;
}

/** Below every mail. */
export const mailFooter = {
  reason: `You have this mail because of an account at ${brand.name}. Nobody reads answers to it.`,
  sender: brand.legalName.value,
} as const;

/** To somebody for whom an account has been made. */
export function invitationMail(facts: {
  readonly firstName: string;
  /** Where they will work; null for the platform itself. */
  readonly institute: string | null;
  readonly href: string;
  readonly days: number;
}): MailWords {
  const { firstName, institute, href, days } = facts;
  const place = institute ?? brand.name;
  return {
    subject: `${place} is ready for you`,
    preview: `Choose a password and sign in to ${brand.name}.`,
    title: `Welcome, ${firstName}`,
    paragraphs: [
      institute
        ? `An account has been made for you at ${brand.name}, where ${institute} keeps its bookings.`
        : `An account has been made for you at ${brand.name}.`,
      'Choose a password, and you can sign in with this email address.',
    ],
    action: { label: 'Choose your password', href },
    afterwards: [
      `The link works once, for ${inDays(days)}. If it has run out, ask for a new one under “Forgot password?” on the sign-in page.`,
      'Were you not expecting this? Then leave it: without a password the account stays closed.',
    ],
  };
}

/** To somebody who has asked for a new password. */
export function resetMail(facts: {
  readonly firstName: string;
  readonly href: string;
  readonly minutes: number;
}): MailWords {
  const { firstName, href, minutes } = facts;
  return {
    subject: 'Choose a new password',
    preview: `Your link works for ${minutes} minutes.`,
    title: 'Choose a new password',
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody, most likely you, asked for a new password for your account at ${brand.name}.`,
    ],
    action: { label: 'Choose a new password', href },
    afterwards: [
      `The link works once, for ${minutes} minutes. A newer mail replaces this one.`,
      'Was it not you? Then there is nothing to do: your password stays as it is.',
    ],
  };
}

/** To somebody whose password has just been changed, by them or by somebody else. */
export function passwordChangedMail(facts: {
  readonly firstName: string;
  /** Ready to read, with its time zone. */
  readonly at: string;
  readonly href: string;
}): MailWords {
  const { firstName, at, href } = facts;
  return {
    subject: 'Your password was changed',
    preview: `It happened on ${at}.`,
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `The password of your account at ${brand.name} was changed on ${at}. Whoever was signed in elsewhere has been signed out.`,
      'Was it you, or an administrator whom you asked? Then all is well.',
    ],
    action: { label: 'It was not me', href },
    afterwards: [
      'There you get a link for a new password at once, which signs everybody else out.',
    ],
  };
}

/** To whoever gets the enquiries of the site. */
export function enquiryMail(facts: {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** Ready to read, as the form has stamped it. */
  readonly sentAt: string;
  /** What was filled in, field by field. */
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}): MailWords {
  const { name, email, subject, sentAt, answers } = facts;
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return {
    subject: `Enquiry: ${subject}`,
    preview: `${name} has written to ${brand.name}.`,
    title: 'An enquiry from the site',
    paragraphs: answers.flatMap(({ label, text }) => someLines(`${label}: ${text}`)),
    action: {
      label: 'Answer by mail',
      href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    afterwards: [`Sent ${sentAt}, Indian time.`],
    reason: `You have this mail because enquiries at ${brand.name} come to this address.`,
  };
}

/** Paragraphs that one answer may become: each weighs a hundred times what it says. */
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
