import type { Whatsapp } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { entityFields } from '../database/document.ts';
import { anyOfValues, ignoringCase } from '../database/list.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { institutions } from '../institution/index.ts';
import { defined } from '../resource/defined.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { messageTemplate } from '../schema/message-template.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import {
  checkActivation,
  checkMayActivate,
  checkPlan,
  checkReferences,
  checkTiming,
} from './rules.ts';
import { ownTemplate } from './templates/document.ts';

const withTemplate = sql`${whatsapp} left join ${messageTemplate} on ${ownTemplate}`;

/** As its index has it. */
const eventKey = sql`${whatsapp.event} collate "C"`;

/** The messaging actions of institutions (`ENT-08`). */
export const actions = resource(
  rowsOf({
    table: whatsapp,
    noun: 'Messaging action',
    tenant: whatsapp.institutionId,
    named: 'name',
    unique: { whatsapp_name_key: ['name', 'Another message already has this name.'] },
    searched: ['name', 'templateName'],
  }),
  {
    document: {
      ...entityFields(whatsapp, [
        'name',
        'event',
        'trigger',
        'offset',
        'sendAt',
        'audience',
        'variables',
        'quietHours',
        'stopAfter',
        'status',
        'blocked',
      ]),
      // Actions that were saved before categories could be chosen have none.
      conditions: sql`('{"categories": []}'::jsonb || ${whatsapp.conditions})`,
      institution: sql`json_build_object('_id', ${institution.id}, 'name', ${institution.name})`,
      template: sql`case when ${whatsapp.templateName} is null then null else json_build_object(
        'name', ${whatsapp.templateName}, 'language', ${whatsapp.templateLanguage}) end`,
      templateStatus: sql`${messageTemplate.status}`,
      templateCategory: sql`${messageTemplate.category}`,
      isActive: sql`(${whatsapp.status} = 'Active')`,
    },
    from: sql`${withTemplate} join ${institution} on ${institution.id} = ${whatsapp.institutionId}`,
    rows: ({ templateStatus }: Query) => (templateStatus ? withTemplate : sql`${whatsapp}`),
    search: whatsapp.searchText,
    place: ({ institution: ids }: Query) => anyOfValues(whatsapp.institutionId, ids),
    filters: (query: Query) => [
      anyOfValues(eventKey, query.event),
      anyOfValues(whatsapp.status, query.status),
      anyOfValues(messageTemplate.status, query.templateStatus),
    ],
    sort: {
      name: ignoringCase(whatsapp.name),
      event: eventKey,
      createdAt: whatsapp.createdAt,
      updatedAt: whatsapp.updatedAt,
    },
    defaultSort: 'name',
  },
);

type Query = Call<'whatsapp', 'list'>['query'];

type Row = typeof whatsapp.$inferSelect;

/** Defaults of a new action. */
const BLANK: Pick<
  Row,
  | 'offset'
  | 'sendAt'
  | 'templateName'
  | 'templateLanguage'
  | 'variables'
  | 'conditions'
  | 'quietHours'
  | 'stopAfter'
> = {
  offset: null,
  sendAt: null,
  templateName: null,
  templateLanguage: null,
  variables: [],
  conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] },
  quietHours: null,
  stopAfter: 'once',
};

/** Adds an action, as a draft unless the body activates it. Returns the id. */
export async function createAction(call: Call<'whatsapp', 'create'>): Promise<string> {
  const { institution: institutionId, isActive = false, ...body } = call.body;
  const place = await institutions.lockIfFound(call, institutionId);
  if (!place) throw fieldError('VALIDATION', 'institution', 'Institute not found.');
  await checkPlan(call, institutionId, body.event);
  await checkReferences(call, institutionId, defined(body));
  const values = timed({ ...BLANK, ...written(body) });
  if (isActive) {
    checkMayActivate(call);
    await checkActivation(call, values);
  }
  const status = isActive ? 'Active' : 'Draft';
  return actions.insert(call, { ...values, institutionId, status, blocked: null });
}

/** Changes an action. One that is active stays one that could be activated. */
export async function updateAction(call: Call<'whatsapp', 'update'>): Promise<void> {
  const { __v, isActive, ...body } = call.body;
  await lockHome(call);
  const row = await actions.lock(call, call.id, __v);
  const changes = written(body);
  const values = timed({ ...row, ...changes });
  checkTiming(values, timed(row));
  await checkReferences(call, row.institutionId, changes, row);
  const turns = isActive !== undefined && isActive !== (row.status === 'Active');
  if (turns) checkMayActivate(call);
  const willBeActive = isActive ?? row.status === 'Active';
  if (willBeActive || values.event !== row.event) {
    await checkPlan(call, row.institutionId, values.event);
  }
  if (willBeActive) await checkActivation(call, values);
  const { offset, sendAt } = values;
  const isTimed = [body.trigger, body.offset, body.sendAt].some((value) => value !== undefined);
  await actions.update(call, row, {
    ...changes,
    ...(isTimed && { offset, sendAt }),
    ...statusAfter(row.status, isActive),
  });
}

type Status = Row['status'];

/** A draft that is not activated stays one; a blocked action is unblocked by hand, either way. */
function statusAfter(status: Status, isActive: boolean | undefined) {
  if (isActive === undefined || isActive === (status === 'Active')) {
    return isActive === false && status === 'Blocked' ? OFF : {};
  }
  return isActive ? ({ status: 'Active', blocked: null } as const) : OFF;
}

const OFF = { status: 'Inactive', blocked: null } as const;

/** Deletes an action. */
export async function removeAction(call: Call<'whatsapp', 'remove'>): Promise<void> {
  await lockHome(call);
  await actions.remove(call, await actions.lock(call, call.id, undefined));
}

/** Locks the institution of an action first: what its conditions name may be going (`category/uses.ts`). */
async function lockHome(call: Call<'whatsapp', 'update' | 'remove'>): Promise<void> {
  const [home] = await call.db
    .select({ id: whatsapp.institutionId })
    .from(whatsapp)
    .where(and(eq(whatsapp.id, call.id), actions.within(call.actor.scope)));
  if (!home) throw actions.notFound();
  await institutions.lockIfFound(call, home.id);
}

/** The fields that a body says, as columns. */
function written<T extends { readonly template?: Whatsapp['template'] | undefined }>({
  template,
  ...body
}: T) {
  return {
    ...defined(body),
    ...(template !== undefined && {
      templateName: template?.name ?? null,
      templateLanguage: template?.language ?? null,
    }),
  };
}

/** Returns a row without the offset and the time that its trigger doesn't use. */
function timed<T extends Pick<Row, 'trigger' | 'offset' | 'sendAt'>>(values: T): T {
  const offset = values.trigger === 'Immediate' ? null : values.offset;
  return { ...values, offset, sendAt: offset?.unit === 'day' ? values.sendAt : null };
}
