import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { type DocumentFields, entityFields, type RawJson } from '../database/document.ts';
import { newId } from '../database/id.ts';
import type { ReadContext } from '../resource/context.ts';
import { documentsOf } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { heldDocument } from '../safeguards/index.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import { created } from '../schema/columns.ts';
import { template } from '../schema/template.ts';
import type { Sealer } from '../sealer.ts';
import { type PlatformSettings, settingDefaults } from './defaults.ts';
import { MESSAGING_TOKEN, readSecret, secretDocument } from './secret-rows.ts';

/** A section as it is stored, with the default of what it lacks. */
const whole = (column: AnyPgColumn, defaults: object): SQL =>
  sql`(${JSON.stringify(defaults)}::jsonb || coalesce(${column}, '{}'::jsonb))`;

/** How many days a closed institute can be reopened, inside a statement. */
export const reopenDays = sql`coalesce((select (${bkbtrSetting.lifecycle} ->> 'closedRetentionDays')::int
  from ${bkbtrSetting}), ${settingDefaults.lifecycle.closedRetentionDays}::int)`;

const NO_PROVIDER = { baseUrl: null, accountId: null };

const announcements = sql`coalesce(${bkbtrSetting.announcements}, '[]'::jsonb)`;

const shared = {
  ...entityFields(bkbtrSetting, ['defaults']),
  company: whole(bkbtrSetting.company, settingDefaults.company),
  billing: whole(bkbtrSetting.billing, settingDefaults.billing),
  lifecycle: whole(bkbtrSetting.lifecycle, settingDefaults.lifecycle),
  legal: whole(bkbtrSetting.legal, settingDefaults.legal),
  availableTemplates: sql`(select coalesce(json_agg(${template.id} order by ${template.order}), '[]')
    from ${template} where ${template.isAvailable})`,
} satisfies DocumentFields;

const forStaff: DocumentFields = {
  ...shared,
  announcements,
  security: whole(bkbtrSetting.security, settingDefaults.security),
  subApps: whole(bkbtrSetting.subApps, settingDefaults.subApps),
  papers: sql`(${whole(bkbtrSetting.papers, settingDefaults.papers)} || jsonb_build_object('series',
    ${JSON.stringify(settingDefaults.papers.series)}::jsonb
      || coalesce(${bkbtrSetting.papers} -> 'series', '{}'::jsonb)))`,
  notices: whole(bkbtrSetting.notices, settingDefaults.notices),
  messaging: sql`(${whole(bkbtrSetting.messaging, NO_PROVIDER)}
    || jsonb_build_object('token', ${secretDocument(MESSAGING_TOKEN)}))`,
  housekeeping: sql`(${whole(bkbtrSetting.housekeeping, settingDefaults.housekeeping)}
    || jsonb_build_object('goOn', false, 'held', ${heldDocument}))`,
};

/** Users of institutes see what concerns them. */
const forInstitutes: DocumentFields = {
  ...shared,
  announcements: sql`(select coalesce(jsonb_agg(one), '[]'::jsonb)
    from jsonb_array_elements(${announcements}) as one where one ->> 'audience' <> 'platform')`,
  security: sql`null`,
  subApps: sql`null`,
  papers: sql`null`,
  notices: sql`null`,
  messaging: sql`null`,
  housekeeping: sql`null`,
};

/** The platform's settings, one document for every tenant. */
export const bkbtrSettings = documentsOf(
  rowsOf({ table: bkbtrSetting, noun: 'Settings', tenant: 'platform' }),
  { document: ({ scope }) => (scope.kind === 'platform' ? forStaff : forInstitutes) },
);

/** Returns the function that reads them, with the configuration of the installation: only staff see that. */
export function settingsReader(configured: object) {
  const forStaff = { configured: sql`${JSON.stringify(configured)}::jsonb` };
  const forInstitutes = { configured: sql`null` };
  return (context: ReadContext): Promise<RawJson> => {
    const isStaff = context.actor.scope.kind === 'platform';
    return bkbtrSettings.readWhere(context, sql`true`, isStaff ? forStaff : forInstitutes);
  };
}

/** Returns what the server itself needs to know, as it is at this moment. */
export async function readSettings(db: Database): Promise<PlatformSettings> {
  const whole = settingDefaults;
  const { company, defaults, billing, lifecycle, legal, security, subApps } = whole;
  const { papers, notices, housekeeping } = whole;
  const [row] = await db.select().from(bkbtrSetting);
  return {
    company: { ...company, ...row?.company },
    defaults: { ...defaults, ...row?.defaults },
    billing: { ...billing, ...row?.billing },
    lifecycle: { ...lifecycle, ...row?.lifecycle },
    legal: { ...legal, ...row?.legal },
    security: { ...security, ...row?.security },
    subApps: { ...subApps, ...row?.subApps },
    papers: {
      ...papers,
      ...row?.papers,
      // Rows of older versions number fewer kinds.
      series: { ...papers.series, ...row?.papers?.series },
    },
    notices: { ...notices, ...row?.notices },
    housekeeping: { ...housekeeping, ...row?.housekeeping },
  };
}

/** Returns the account that messages go through, with its token; undefined where it is not set up. */
export async function readMessagingAccount(db: Database, sealer: Sealer) {
  const [row] = await db.select({ messaging: bkbtrSetting.messaging }).from(bkbtrSetting);
  const { baseUrl, accountId } = { ...NO_PROVIDER, ...row?.messaging };
  if (!baseUrl || !accountId) return undefined;
  const token = await readSecret(db, sealer, MESSAGING_TOKEN);
  return token && { apiUrl: baseUrl, accountId, token };
}

/** Adds the settings that an installation starts with. Safe to run again. */
export async function seedBkbtrSetting(db: Database, at: Date): Promise<void> {
  const { company, defaults } = settingDefaults;
  await db
    .insert(bkbtrSetting)
    .values({ id: newId(), company, defaults, ...created(null, at) })
    .onConflictDoNothing();
}
