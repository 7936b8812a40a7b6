import { invitationMail, type MailWords, passwordChangedMail, resetMail } from '@booking/content';
import { hasLinkSince, issueLink } from '../account/links.ts';
import { type Account, findAccount } from '../account/store.ts';
import type { Database } from '../database/database.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PasswordLinkKind } from '../schema/password-link.ts';
import { type Letter, letter } from './letter.ts';
import type { MailOrder } from './orders.ts';

export interface ComposeSettings {
  /** What links begin with; from the configuration, never from a request. */
  readonly origin: string;
  readonly invitationSeconds: number;
  readonly resetLinkSeconds: number;
}

/** Between two links for one person, so that nobody fills another's mailbox. */
const LINK_PAUSE_MS = 60_000;
const DAY = 86_400;
const MINUTE = 60;

/** The letter of an order, or undefined when there is nobody whom it should reach. */
export async function compose(
  db: Database,
  order: MailOrder,
  settings: ComposeSettings,
  now: Date,
): Promise<Letter | undefined> {
  const account = await findAccount(PLATFORM, db, order.email);
  if (!account || account.institutionStatus === 'Closed') return undefined;
  const words = await wordsOf(db, order, account, settings, now);
  const name = `${account.firstName} ${account.lastName}`;
  return words && letter({ name, address: account.email }, words);
}

async function wordsOf(
  db: Database,
  order: MailOrder,
  account: Account,
  settings: ComposeSettings,
  now: Date,
): Promise<MailWords | undefined> {
  const { origin, invitationSeconds, resetLinkSeconds } = settings;
  const { firstName, institutionName: institute } = account;
  if (order.kind === 'passwordChanged') {
    return passwordChangedMail({
      firstName,
      at: readable(order.createdAt),
      href: `${origin}/forgotPassword`,
    });
  }
  // Whoever has lost the invitation asks for it under "Forgot password?".
  if (account.status === 'Invited') {
    const href = await link(db, order, account.id, 'create', invitationSeconds, origin, now);
    const days = Math.ceil(invitationSeconds / DAY);
    return href === undefined ? undefined : invitationMail({ firstName, institute, href, days });
  }
  if (account.status !== 'Active' || order.kind !== 'reset') return undefined;
  const href = await link(db, order, account.id, 'reset', resetLinkSeconds, origin, now);
  const minutes = Math.ceil(resetLinkSeconds / MINUTE);
  return href === undefined ? undefined : resetMail({ firstName, href, minutes });
}

async function link(
  db: Database,
  order: MailOrder,
  userId: string,
  kind: PasswordLinkKind,
  lifeSeconds: number,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  const token = await inTransaction(db, async (tx) => {
    const pause = new Date(now.getTime() - LINK_PAUSE_MS);
    // A try after a failed one has made a link itself.
    if (order.tries === 1 && (await hasLinkSince(tx, userId, pause, now))) return undefined;
    return issueLink(tx, userId, kind, lifeSeconds, now);
  });
  return token && `${origin}/password/${kind}/${token}`;
}

/** In the platform's own zone, named. */
function readable(at: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return `${new Intl.DateTimeFormat('en-IN', format).format(at)} IST`;
}
