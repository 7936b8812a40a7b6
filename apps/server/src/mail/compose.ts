import { fullName, PLATFORM_TIME_ZONE } from '@booking/api-client/contract';
import {
  emailChangedMail,
  invitationMail,
  type MailWords,
  passwordChangedMail,
  resetMail,
  statusChangedMail,
  type TwoFactorChange,
  twoFactorMail,
} from '@booking/content';
import { hasLinkSince, issueLink } from '../account/links.ts';
import { type Account, findAccount, readAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxMail } from '../outbox/index.ts';
import type { MailKind } from '../schema/outbox.ts';
import type { PasswordLinkKind } from '../schema/password-link.ts';
import { amountDue, type Help, helpFor } from './help.ts';
import { type Letter, letter } from './letter.ts';

export interface ComposeSettings {
  /** The origin of links; from the configuration, never from a request. */
  readonly origin: string;
  readonly invitationSeconds: number;
  readonly resetLinkSeconds: number;
}

/** The pause between two links for one person, so that no one can flood another's inbox. */
const LINK_PAUSE_MS = 60_000;
const DAY = 86_400;
const MINUTE = 60;

/** Renders a queued email. Returns undefined when no one should get it. */
export async function compose(
  db: Database,
  mail: OutboxMail,
  settings: ComposeSettings,
  now: Date,
): Promise<Letter | undefined> {
  const account = mail.userId
    ? await readAccount(PLATFORM, db, mail.userId)
    : await findAccount(PLATFORM, db, mail.email);
  const isClosed = account?.institutionStatus === 'Closed' && mail.kind !== 'statusChanged';
  if (!account || isClosed) return undefined;
  const help = await helpFor(db, account.institutionId);
  const words = await wordsOf(db, mail, account, help, settings, now);
  const name = fullName(account);
  // Replies to an email about an account reach the people who can help.
  return (
    words && {
      ...letter({ name, address: mail.email }, words, help.sender),
      replyTo: help.contact.email,
    }
  );
}

const TWO_FACTOR_CHANGES: Readonly<Partial<Record<MailKind, TwoFactorChange>>> = {
  twoFactorOn: 'on',
  twoFactorOff: 'off',
  twoFactorReset: 'reset',
  recoveryCodesRenewed: 'codesRenewed',
  passkeyAdded: 'passkeyAdded',
  passkeyRemoved: 'passkeyRemoved',
};

async function wordsOf(
  db: Database,
  mail: OutboxMail,
  account: Account,
  help: Help,
  settings: ComposeSettings,
  now: Date,
): Promise<MailWords | undefined> {
  const { origin, invitationSeconds, resetLinkSeconds } = settings;
  const { firstName, institutionName: institute } = account;
  if (mail.kind === 'passwordChanged') {
    return passwordChangedMail({
      firstName,
      at: readable(mail.createdAt),
      href: `${origin}/forgotPassword`,
    });
  }
  const twoFactorChange = TWO_FACTOR_CHANGES[mail.kind];
  if (twoFactorChange) {
    const at = readable(mail.createdAt);
    return twoFactorMail({
      firstName,
      change: twoFactorChange,
      at,
      href: `${origin}/forgotPassword`,
    });
  }
  if (mail.kind === 'emailChanged') {
    const at = readable(mail.createdAt);
    return emailChangedMail({ firstName, email: account.email, at, href: `${origin}/login` });
  }
  if (mail.kind === 'statusChanged') {
    const { institutionId, institutionStatus: status, institutionNote: note } = account;
    if (!institutionId || !institute || !status) return undefined;
    return statusChangedMail({
      firstName,
      institute,
      status,
      note,
      help: { ...help, amountDue: await amountDue(db, institutionId) },
      href: `${origin}/login`,
    });
  }
  // "Forgot password?" sends the invitation again to someone who lost it.
  if (account.status === 'Invited') {
    const href = await link(db, mail, account.id, 'create', invitationSeconds, origin, now);
    const days = Math.ceil(invitationSeconds / DAY);
    return href === undefined ? undefined : invitationMail({ firstName, institute, href, days });
  }
  if (account.status !== 'Active' || mail.kind !== 'reset') return undefined;
  const href = await link(db, mail, account.id, 'reset', resetLinkSeconds, origin, now);
  const minutes = Math.ceil(resetLinkSeconds / MINUTE);
  return href === undefined ? undefined : resetMail({ firstName, href, minutes });
}

async function link(
  db: Database,
  mail: OutboxMail,
  userId: string,
  kind: PasswordLinkKind,
  lifeSeconds: number,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  const token = await inTransaction(db, async (tx) => {
    const pause = new Date(now.getTime() - LINK_PAUSE_MS);
    // A retry has already issued a link, and invitations are limited where they are queued.
    if (mail.kind === 'reset' && mail.tries === 1 && (await hasLinkSince(tx, userId, pause, now)))
      return undefined;
    return issueLink(tx, userId, mail.email, kind, lifeSeconds, now);
  });
  return token && `${origin}/password/${kind}/${token}`;
}

/** The time in the platform's zone, with its name. */
function readable(at: Date): string {
  const format = {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: PLATFORM_TIME_ZONE,
  } as const;
  return `${new Intl.DateTimeFormat('en-IN', format).format(at)} IST`;
}
