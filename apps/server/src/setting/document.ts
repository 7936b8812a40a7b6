import {
  SETTING_DEFAULTS,
  SETTING_SECTIONS,
  settingDefaultsOf,
  TEMPLATE_KEYS,
} from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { documentOf, isoInstant, type RawJson } from '../database/document.ts';
import { within } from '../database/scope.ts';
import { HttpError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { setting } from '../schema/setting.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';

/** The rates that each template comes with. */
const RATES = JSON.stringify(
  Object.fromEntries(TEMPLATE_KEYS.map((key) => [key, settingDefaultsOf(key).rates])),
);

/** Saved values, over those that the template comes with: fields that are newer than a row have their default. */
function section(name: (typeof SETTING_SECTIONS)[number]) {
  const defaults =
    name === 'rates'
      ? sql`(${RATES}::jsonb -> ${template.key})`
      : sql`${JSON.stringify(SETTING_DEFAULTS[name])}::jsonb`;
  return sql`${defaults} || coalesce(${setting[name]}, '{}')`;
}

/** The region with what the institute itself has of it. */
const region = sql`(${section('region')}) || jsonb_build_object('timezone', ${institution.timezone},
  'currency', ${institution.currency}, 'locale', ${institution.locale})`;

const document = {
  _id: sql`${institution.id}`,
  isSaved: sql`(${setting.id} is not null)`,
  ...Object.fromEntries(SETTING_SECTIONS.map((name) => [name, section(name)])),
  region,
  createdAt: isoInstant(sql`coalesce(${setting.createdAt}, ${institution.createdAt})`),
  updatedAt: isoInstant(sql`coalesce(${setting.updatedAt}, ${institution.createdAt})`),
  createdBy: sql`${setting.createdBy}`,
  updatedBy: sql`${setting.updatedBy}`,
  __v: sql`coalesce(${setting.version} + 1, 0)`,
};

/** Returns the settings of an institute, saved or not. @throws HttpError `NOT_FOUND` */
export async function readSetting(
  { db, actor }: ReadContext,
  institutionId: string,
): Promise<RawJson> {
  const { rows } = await db.execute<{ json: string }>(sql`
    select ${documentOf(document)}::text as json
    from ${institution} join ${template} on ${template.id} = ${institution.templateId}
      left join ${setting} on ${setting.institutionId} = ${institution.id}
    where ${and(eq(institution.id, institutionId), within(actor.scope, institution.id))}`);
  const [built] = rows;
  if (!built) throw new HttpError('NOT_FOUND', { message: 'Institute not found.' });
  return built;
}
