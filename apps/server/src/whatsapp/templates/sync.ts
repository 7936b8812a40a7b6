import { TEMPLATE_APPROVED, type TemplateFailure } from '@booking/api-client/contract';
import { and, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { clockLimit } from '../../database/clock.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { log } from '../../log.ts';
import { messageTemplate, messageTemplateSync } from '../../schema/message-template.ts';
import { whatsapp } from '../../schema/whatsapp.ts';
import {
  type FindProvider,
  ProviderError,
  type ProviderTemplate,
  type TemplateProvider,
} from './provider.ts';
import { SAMPLE_ACCOUNT, sampleProvider } from './sample.ts';

const MINUTE = 60_000;
/** Templates that were read longer ago are read again. */
const FRESH_MS = 10 * MINUTE;
/** Someone who asks for it gets them sooner, but not with every press. */
const FRESH_WHEN_ASKED_MS = MINUTE / 2;
/** How long a provider that has failed is left alone, where it does not say so itself. */
const PAUSE_MS: Readonly<Record<TemplateFailure, number>> = {
  timeout: MINUTE,
  unavailable: MINUTE,
  rateLimited: 15 * MINUTE,
  credentials: 5 * MINUTE,
};

/** Longer than a provider may take to send all of its templates. */
const CLAIM_MS = 2 * MINUTE;
/** A provider that asks for more has made a mistake. */
const PAUSE_MAX_MS = 24 * 60 * MINUTE;
/** Values that fit into a statement. */
const AT_ONCE = 1_000;

/** The id of the one row that says how current they are. */
const CURRENT = 'current';

type SyncRow = typeof messageTemplateSync.$inferSelect;

/** Keeps the stored templates like the provider's. */
export interface TemplateSync {
  /**
   * Reads the provider's templates if the stored ones are old, and blocks the actions whose template is not approved any
   * more. A provider that fails is noted, never thrown. Not inside a transaction: the provider may take seconds.
   * @param isAsked Someone asks for it, so also templates of the last minutes are read again.
   */
  refresh(db: Database, now: Date, isAsked?: boolean): Promise<void>;
}

export function createTemplateSync(findProvider: FindProvider): TemplateSync {
  /** Refreshes under way, by account: callers of the same account share one. */
  const running = new Map<string, Promise<void>>();
  return {
    async refresh(db, now, isAsked = false) {
      const provider = (await findProvider(db)) ?? sampleProvider;
      const [stored] = await db.select().from(messageTemplateSync);
      if (stored && !isDue(stored, provider, now, isAsked)) return;
      const { account } = provider;
      const begun =
        running.get(account) ??
        syncAlone(db, provider, now).finally(() => {
          running.delete(account);
        });
      running.set(account, begun);
      await begun;
    },
  };
}

function isDue(
  { account, syncedAt, failure }: SyncRow,
  provider: TemplateProvider,
  now: Date,
  isAsked: boolean,
): boolean {
  if (account !== provider.account) return true;
  // They never change.
  if (account === SAMPLE_ACCOUNT) return false;
  if (failure) return now >= new Date(failure.retryAt);
  const age = now.getTime() - (syncedAt?.getTime() ?? 0);
  return age >= (isAsked ? FRESH_WHEN_ASKED_MS : FRESH_MS);
}

/** The account before the first: templates of none are there. */
const NO_ACCOUNT = '';

/** When several processes find the templates old, one reads them. The others go on with those that are stored. */
async function syncAlone(db: Database, provider: TemplateProvider, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const { claimedUntil } = messageTemplateSync;
  // A time that only a wrong clock can have written does not count.
  const isFree = or(
    isNull(claimedUntil),
    lte(claimedUntil, now),
    gt(claimedUntil, clockLimit(until)),
  );
  const claimed = await db
    .insert(messageTemplateSync)
    .values({ id: CURRENT, account: NO_ACCOUNT, claimedUntil: until })
    .onConflictDoUpdate({
      target: messageTemplateSync.id,
      set: { claimedUntil: until },
      setWhere: isFree,
    })
    .returning({ id: messageTemplateSync.id });
  if (claimed.length === 0) return;
  try {
    await sync(db, provider, now);
  } finally {
    await db.update(messageTemplateSync).set({ claimedUntil: null }).where(eq(claimedUntil, until));
  }
}

async function sync(db: Database, provider: TemplateProvider, now: Date): Promise<void> {
  try {
    const templates = await provider.list();
    await inTransaction(db, (tx) => storeTemplates(tx, provider, templates, now));
  } catch (error) {
    // Whatever a provider sends, or the database can't keep of it, is no failure of ours.
    const failure = asProviderError(error);
    await storeFailure(db, provider, failure, now);
    if (failure.kind === 'credentials') await blockAll(db, now);
    return;
  }
  // In a transaction of its own, after that of the templates: someone who activates an action holds its template (`../rules.ts`),
  // so either they see that it is not approved, or this sees the action.
  await blockUnapproved(db, now);
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  log('warn', 'whatsapp.templates', { error });
  return new ProviderError('unavailable', 'The templates could not be stored.');
}

async function storeTemplates(
  db: Database,
  { account }: TemplateProvider,
  templates: readonly ProviderTemplate[],
  now: Date,
): Promise<void> {
  const current = { account, syncedAt: now, failure: null };
  await db
    .insert(messageTemplateSync)
    .values({ id: CURRENT, ...current })
    .onConflictDoUpdate({ target: messageTemplateSync.id, set: current });
  const names = JSON.stringify(templates.map(({ name, language }) => ({ name, language })));
  await db.delete(messageTemplate).where(
    sql`not exists (select from jsonb_to_recordset(${names}::jsonb) as kept(name text, language text)
      where kept.name = ${messageTemplate.name} and kept.language = ${messageTemplate.language})`,
  );
  const rows = [...unique(templates)];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insert(messageTemplate)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({
        target: [messageTemplate.name, messageTemplate.language],
        set: {
          status: sql`excluded.status`,
          category: sql`excluded.category`,
          content: sql`excluded.content`,
        },
      });
  }
}

/** A provider that says one twice must not break the statement. */
function unique(templates: readonly ProviderTemplate[]): Iterable<ProviderTemplate> {
  return new Map(
    templates.map((template) => [`${template.name} ${template.language}`, template]),
  ).values();
}

async function storeFailure(
  db: Database,
  { account }: TemplateProvider,
  { kind, retryAfterMs = PAUSE_MS[kind] }: ProviderError,
  now: Date,
): Promise<void> {
  const retryAt = new Date(now.getTime() + Math.min(retryAfterMs, PAUSE_MAX_MS)).toISOString();
  const failure = { kind, at: now.toISOString(), retryAt };
  await inTransaction(db, async (tx) => {
    const [stored] = await tx.select().from(messageTemplateSync).for('update');
    // The templates of another account say nothing of this one.
    const isOther = stored && stored.account !== account;
    if (isOther) await tx.delete(messageTemplate);
    await tx
      .insert(messageTemplateSync)
      .values({ id: CURRENT, account, failure })
      .onConflictDoUpdate({
        target: messageTemplateSync.id,
        set: { account, failure, ...(isOther && { syncedAt: null }) },
      });
  });
}

/** Condition of the index of the active messages. */
const active = sql`${whatsapp.status} = 'Active'`;

async function blockUnapproved(db: Database, now: Date): Promise<void> {
  const own = and(
    eq(messageTemplate.name, whatsapp.templateName),
    eq(messageTemplate.language, whatsapp.templateLanguage),
  );
  const rows = db.select({ one: sql`1` }).from(messageTemplate).where(own);
  const approved = db
    .select({ one: sql`1` })
    .from(messageTemplate)
    .where(and(own, eq(messageTemplate.status, TEMPLATE_APPROVED)));
  const reason = sql`case when ${notExists(rows)} then 'missing' else 'notApproved' end`;
  for (const { name, language } of await unapprovedInUse(db)) {
    const ofTemplate = and(
      eq(whatsapp.templateName, name),
      eq(whatsapp.templateLanguage, language),
    );
    await block(db, and(active, ofTemplate, notExists(approved)), reason, now);
  }
}

/**
 * The templates of active messages that are not approved. There are far fewer templates than messages: only the first
 * message of each template is read.
 */
async function unapprovedInUse(
  db: Database,
): Promise<readonly { readonly name: string; readonly language: string }[]> {
  const next = (after: SQL) => sql`(
    select ${whatsapp.templateName} as name, ${whatsapp.templateLanguage} as language
    from ${whatsapp}
    where ${active} and (${whatsapp.templateName}, ${whatsapp.templateLanguage}) > (${after})
    order by ${whatsapp.templateName}, ${whatsapp.templateLanguage} limit 1)`;
  const { rows } = await db.execute<{ name: string; language: string }>(sql`
    with recursive used as (
      ${next(sql`'', ''`)}
      union all
      select following.* from used cross join lateral ${next(sql`used.name, used.language`)} following
    )
    select used.name, used.language from used where not exists (
      select from ${messageTemplate} where ${messageTemplate.name} = used.name
        and ${messageTemplate.language} = used.language
        and ${messageTemplate.status} = ${TEMPLATE_APPROVED})`);
  return rows;
}

function blockAll(db: Database, now: Date): Promise<void> {
  return block(db, active, sql`'credentials'`, now);
}

/** Messages that are blocked by one statement. */
const BLOCKED_AT_ONCE = 500;

/** Blocks the active messages of all institutes, few enough at a time that no statement takes long. */
async function block(db: Database, which: SQL | undefined, reason: SQL, now: Date): Promise<void> {
  for (;;) {
    const some = db.select({ id: whatsapp.id }).from(whatsapp).where(which).limit(BLOCKED_AT_ONCE);
    const { rowCount } = await db
      .update(whatsapp)
      .set(blockedAs(reason, now))
      .where(and(which, sql`${whatsapp.id} = any(array(${some}))`));
    if (rowCount === 0) return;
  }
}

function blockedAs(reason: ReturnType<typeof sql>, now: Date) {
  return {
    status: 'Blocked' as const,
    blocked: sql`jsonb_build_object('reason', ${reason}, 'at', ${now.toISOString()}::text)`,
    updatedAt: now,
    updatedBy: null,
    version: sql`${whatsapp.version} + 1`,
  };
}
