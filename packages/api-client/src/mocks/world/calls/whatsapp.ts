import {
  isDatedEvent,
  isShareEvent,
  openVariables,
  TEMPLATE_APPROVED,
} from '../../../contract/facts/whatsapp.ts';
import { timingProblem, type Whatsapp } from '../../../contract/schemas/whatsapp.ts';
import { failure } from '../../failure.ts';
import { missingFeature, refuseUnentitled } from '../allowance.ts';
import { messageTemplatesOf, whatsappDocument } from '../documents/messages.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { WhatsappRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reached, reaches, requireVersion } from '../world-call.ts';

const listed: ListOf<Whatsapp> = {
  search: ({ name, template }) => `${name} ${template?.name ?? ''}`,
  filters: {
    institution: ({ institution }) => institution._id,
    event: ({ event }) => event,
    status: ({ status }) => status,
    templateStatus: ({ templateStatus }) => templateStatus,
  },
  sort: {
    name: ({ name }) => name.toLowerCase(),
    event: ({ event }) => event,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  defaultSort: 'name',
};

const BLANK = {
  ...{ offset: null, sendAt: null, template: null, variables: [], quietHours: null },
  ...{ conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] } },
  stopAfter: 'once',
} as const;

export function whatsappCalls(store: Store): CallsOf<'whatsapp'> {
  const find = (caller: Caller, id: string) =>
    reached(store.whatsapps, caller, id, ({ institutionId }) => institutionId);

  return {
    templates({ input: { institution }, caller }) {
      if (institution) reached(store.institutions, caller, institution, (row) => row._id);
      return messageTemplatesOf(store, institution ?? caller.institutionId ?? undefined);
    },

    list({ input, caller }) {
      const rows = store.whatsapps
        .all()
        .filter(({ institutionId }) => reaches(caller, institutionId));
      return listOf(
        rows.map((row) => whatsappDocument(store, row)),
        input,
        listed,
      );
    },

    create({ input: { institution, isActive = false, ...fields }, caller, writer }) {
      if (!store.institutions.find(institution) || !reaches(caller, institution)) {
        throw fieldFailure('VALIDATION', 'institution', 'Institute not found.');
      }
      const { name, event, trigger, audience } = fields;
      const row: WhatsappRow = timed({
        ...store.fresh(writer),
        ...BLANK,
        ...{ variables: [], conditions: { ...BLANK.conditions, ...emptyLists() } },
        ...sent(fields),
        ...{ name, event, trigger, audience, institutionId: institution, blocked: null },
        status: isActive ? 'Active' : 'Draft',
      });
      requirePlan(store, row);
      requireReferences(store, row);
      if (isActive) requireActivation(store, caller, row, true);
      return whatsappDocument(store, store.whatsapps.add(row));
    },

    update({ id, input: { __v, isActive, ...fields }, caller, writer }) {
      const row = find(caller, id);
      const document = () => whatsappDocument(store, store.whatsapps.get(id));
      requireVersion(row, __v, document, store.users, caller);
      const next = timed({ ...row, ...sent(fields) });
      const problem = timingProblem(next);
      if (problem) throw fieldFailure('VALIDATION', 'trigger', problem);
      requireReferences(store, next);
      const willBeActive = isActive ?? row.status === 'Active';
      const turns = isActive !== undefined && isActive !== (row.status === 'Active');
      if (willBeActive || next.event !== row.event) requirePlan(store, next);
      if (turns && !caller.permissions.has('whatsapp.activate')) throw failure('FORBIDDEN');
      if (willBeActive) requireActivation(store, caller, next, false);
      store.whatsapps.change(
        row,
        {
          ...sent(fields),
          ...{ offset: next.offset, sendAt: next.sendAt },
          ...(turns && { status: isActive ? 'Active' : 'Inactive', blocked: null }),
          ...(isActive === false &&
            row.status === 'Blocked' && { status: 'Inactive', blocked: null }),
        },
        writer,
      );
      return document();
    },

    remove({ id, caller }) {
      store.whatsapps.remove(find(caller, id)._id);
    },
  };
}

const emptyLists = () => ({ sources: [], paymentStatus: [], categories: [] });

/** Returns a row without the offset and the time that its trigger doesn't use. */
function timed(row: WhatsappRow): WhatsappRow {
  const offset = row.trigger === 'Immediate' ? null : row.offset;
  return { ...row, offset, sendAt: offset?.unit === 'day' ? row.sendAt : null };
}

function requirePlan(store: Store, { institutionId, event }: WhatsappRow): void {
  const feature = isShareEvent(event) ? 'whatsappShare' : 'whatsappIntegration';
  const missing = missingFeature(store, institutionId, feature, 'WhatsApp messages');
  refuseUnentitled('event', missing);
}

function requireReferences(store: Store, { conditions, institutionId }: WhatsappRow): void {
  for (const [at, id] of conditions.sources.entries()) {
    if (store.otas.find(id)) continue;
    const path = `conditions.sources.${at}`;
    throw fieldFailure('VALIDATION', path, 'OTA not found.', 'not_found');
  }
  for (const [at, id] of conditions.categories.entries()) {
    if (store.categories.find(id)?.institution === institutionId) continue;
    const path = `conditions.categories.${at}`;
    throw fieldFailure('VALIDATION', path, 'Category not found.', 'not_found');
  }
}

/** An active message has an approved template, and a value for each of its variables. */
function requireActivation(
  store: Store,
  { permissions }: Caller,
  { template, variables, institutionId, event, trigger }: WhatsappRow,
  isNew: boolean,
): void {
  if (isNew && !permissions.has('whatsapp.activate')) throw failure('FORBIDDEN');
  if (trigger === 'Before' && !isDatedEvent(event)) {
    throw fieldFailure('BUSINESS_RULE', 'trigger', 'This event has no date known beforehand.');
  }
  if (!template) throw fieldFailure('BUSINESS_RULE', 'template', 'Choose a template.');
  const ofProvider = messageTemplatesOf(store, institutionId).templates.find(
    ({ name, language }) => name === template.name && language === template.language,
  );
  if (ofProvider?.status !== TEMPLATE_APPROVED) {
    throw fieldFailure('BUSINESS_RULE', 'template', 'Choose a template that is approved.');
  }
  const [open] = openVariables(ofProvider.variables, variables);
  if (open === undefined) return;
  throw fieldFailure('BUSINESS_RULE', 'variables', `Enter a value for {{${open}}}.`);
}
