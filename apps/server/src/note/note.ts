import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { entityFields, isoInstant } from '../database/document.ts';
import { anyOfValues, inRange } from '../database/list.ts';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { institutions, requirePlatformUser } from '../institution/index.ts';
import type { WriteContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { note } from '../schema/note.ts';
import { appUser, institution } from '../schema/tenant.ts';

/** Notes of the platform about institutes. */
const notes = resource(
  rowsOf({
    table: note,
    noun: 'Note',
    tenant: note.institutionId,
    searched: ['text', 'nextStep'],
  }),
  {
    document: {
      ...entityFields(note, ['text', 'nextStep', 'dueOn']),
      institution: sql`json_build_object('_id', ${institution.id}, 'name', ${institution.name})`,
      by: personOf(note.createdBy),
      owner: personOf(note.ownerId),
      doneAt: isoInstant(note.doneAt),
    },
    from: sql`${note} join ${institution} on ${institution.id} = ${note.institutionId}`,
    search: note.searchText,
    place: ({ institution: ids }: Query) => anyOfValues(note.institutionId, ids),
    filters: (query: Query) => [
      anyOfValues(note.ownerId, query.owner),
      openness(query.isOpen),
      inRange(note.dueOn, 'dueOn', query, 'date'),
    ],
    sort: { createdAt: note.createdAt, dueOn: note.dueOn },
    absentLast: ['dueOn'],
    defaultSort: '-createdAt',
  },
);

type Query = Call<'note', 'list'>['query'];

/** Handlers of the calls about notes. */
export const noteHandlers: Handlers['note'] = {
  list: notes.list,

  async create(call) {
    const { institution: institutionId, owner: ownerId, ...fields } = call.body;
    if (!(await institutions.lockIfFound(call, institutionId))) {
      throw fieldError('VALIDATION', 'institution', 'Institute not found.', 'not_found');
    }
    await requirePlatformUser(call.db, 'owner', ownerId);
    requireStep({ ...fields, ownerId });
    return notes.read(call, await notes.insert(call, { ...fields, institutionId, ownerId }));
  },

  async update(call) {
    const { __v, owner: ownerId, isDone, ...fields } = call.body;
    const row = await notes.lock(call, call.id, __v);
    await requirePlatformUser(call.db, 'owner', ownerId, row.ownerId);
    const doneAt = isDone === undefined ? undefined : isDone ? (row.doneAt ?? call.now) : null;
    const changes = { ...fields, ownerId, doneAt };
    requireStep({
      nextStep: fields.nextStep === undefined ? row.nextStep : fields.nextStep,
      dueOn: fields.dueOn === undefined ? row.dueOn : fields.dueOn,
      ownerId: ownerId === undefined ? row.ownerId : ownerId,
      doneAt: doneAt === undefined ? row.doneAt : doneAt,
    });
    await notes.update(call, row, changes);
    return notes.read(call, row.id);
  },
};

/** Adds the text of an institute's field as a note of this day. The same text twice is one. */
export async function noteOf(
  context: WriteContext,
  institutionId: string,
  text: string | null | undefined,
): Promise<void> {
  if (!text) return;
  const [newest] = await context.db
    .select({ text: note.text })
    .from(note)
    .where(eq(note.institutionId, institutionId))
    .orderBy(desc(note.createdAt), desc(note.id))
    .limit(1);
  if (newest?.text !== text) await notes.insert(context, { institutionId, text });
}

interface Step {
  readonly nextStep?: string | null | undefined;
  readonly dueOn?: string | null | undefined;
  readonly ownerId?: string | null | undefined;
  readonly doneAt?: Date | null;
}

/** A day, someone who does it, and that it is done, are of a next step. */
function requireStep({ nextStep, dueOn, ownerId, doneAt }: Step): void {
  if (nextStep || !(dueOn || ownerId || doneAt)) return;
  throw fieldError('VALIDATION', 'nextStep', 'Enter the next step.');
}

function openness(isOpen: boolean | undefined): SQL | undefined {
  if (isOpen === undefined) return undefined;
  const open = and(sql`${note.nextStep} is not null`, sql`${note.doneAt} is null`);
  return isOpen ? open : sql`not (${open})`;
}

function personOf(column: AnyPgColumn): SQL {
  return sql`(select json_build_object('_id', ${appUser.id},
    'name', concat_ws(' ', ${appUser.firstName}, nullif(${appUser.lastName}, '')))
    from ${appUser} where ${appUser.id} = ${column})`;
}
