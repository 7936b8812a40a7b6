import { phoneText } from '@booking/api-client/contract';
import type { StatusHelp } from '@booking/content';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readSettings } from '../bkbtr-setting/index.ts';
import type { Database } from '../database/database.ts';
import { fullNameOf } from '../database/full-name.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { balanceOf, moneyText } from '../subscription/index.ts';

/** Contacts who help a user, and the platform's settings about paying and closed institutions. */
export interface Help extends Omit<StatusHelp, 'amountDue'> {
  /** Signature of an email: the legal name of the company. */
  readonly sender: string;
}

/**
 * Returns who to ask for help in an email to a user of an institution, or of the platform itself: their account
 * manager, else the support.
 */
export async function helpFor(db: Database, institutionId: string | null): Promise<Help> {
  const { company, billing, lifecycle } = await readSettings(db);
  const { name, legalName, phone, email } = company;
  const manager = institutionId ? await accountManagerOf(db, institutionId) : undefined;
  return {
    sender: legalName,
    contact: {
      ...(manager ?? { name, email }),
      phone: phoneText(manager?.phone ?? phone),
    },
    howToPay: billing.paymentInstructions,
    reopenDays: lifecycle.closedRetentionDays,
  };
}

async function accountManagerOf(db: Database, institutionId: string) {
  const manager = alias(appUser, 'manager');
  const { email, phone, status } = manager;
  const [row] = await db
    .select({ name: sql<string>`${fullNameOf(manager)}`, email, phone })
    .from(institution)
    .innerJoin(manager, and(eq(manager.id, institution.accountManagerId), ne(status, 'Inactive')))
    .where(eq(institution.id, institutionId));
  return row;
}

/** Returns the amount that an institution owes, as text; null where it owes nothing. */
export async function amountDue(db: Database, institutionId: string): Promise<string | null> {
  const [latest] = await db
    .select({ currency: subscription.currency })
    .from(subscription)
    .where(eq(subscription.institutionId, institutionId))
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
    .limit(1);
  const { balanceMinor } = await balanceOf(db, institutionId);
  return latest && balanceMinor > 0 ? moneyText(balanceMinor, latest.currency) : null;
}
