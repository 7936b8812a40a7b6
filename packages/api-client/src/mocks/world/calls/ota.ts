import type { Ota } from '../../../contract/schemas/ota.ts';
import { connectedTo, otaDocument } from '../documents/catalogue.ts';
import { isPlatform } from '../documents/viewer.ts';
import { type ListOf, listOf } from '../list.ts';
import { nextSortKey } from '../ordered.ts';
import { fieldFailure, refuseUsed, sent } from '../refuse.ts';
import type { Store } from '../store.ts';
import { type CallsOf, requireVersion } from '../world-call.ts';
import { requireColor, requireTemplates } from './color.ts';

const listed: ListOf<Ota> = {
  search: ({ name, code }) => `${name} ${code}`,
  filters: {
    kind: ({ kind }) => kind,
    mode: ({ modes }) => modes,
    isActive: ({ isActive }) => isActive,
  },
  sort: {
    order: ({ order }) => order,
    name: ({ name }) => name.toLowerCase(),
    usageCount: ({ usageCount }) => usageCount,
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'order',
};

export function otaCalls(store: Store): CallsOf<'ota'> {
  return {
    list({ input, caller }) {
      if (!isPlatform(caller) && input.sort?.some((term) => term.endsWith('usageCount'))) {
        throw fieldFailure('INVALID_QUERY', 'sort', 'You can’t sort by usageCount.');
      }
      const otas = store.otas.all().map((row) => otaDocument(store, row, caller));
      return listOf(otas, input, listed);
    },

    create({ input: { templates = [], color = null, ...fields }, caller, writer }) {
      requireTemplates(store, 'templates.0', templates);
      requireColor(store, color);
      const { name, code, kind, modes } = fields;
      const row = store.otas.add({
        ...store.fresh(writer),
        ...{ website: null, credentialsSchema: [], mappingSchema: [], supportedRestrictions: [] },
        ...{ defaultCommissionPct: null, order: nextSortKey(store.otas.all()), isActive: true },
        ...sent(fields),
        ...{ name, code, kind, modes, colorId: color, templateIds: templates },
      });
      return otaDocument(store, row, caller);
    },

    update({ id, input: { __v, templates, color, ...fields }, caller, writer }) {
      const row = store.otas.get(id);
      const document = () => otaDocument(store, store.otas.get(id), caller);
      requireVersion(row, __v, document, store.users, caller);
      const isRenamed = fields.code !== undefined && fields.code !== row.code;
      if (isRenamed && connectedTo(store, id).length > 0) {
        throw fieldFailure('BUSINESS_RULE', 'code', 'The code of a used OTA can’t be changed.');
      }
      requireTemplates(store, 'templates.0', templates ?? []);
      requireColor(store, color);
      store.otas.change(row, { ...fields, templateIds: templates, colorId: color }, writer);
      return document();
    },

    remove({ id }) {
      store.otas.get(id);
      const messages = store.whatsapps
        .all()
        .filter(({ conditions }) => conditions.sources.includes(id));
      refuseUsed({
        institutes: {
          noun: ['connected institute', 'connected institutes'],
          names: connectedTo(store, id).map(({ name }) => name),
        },
        messages: {
          noun: ['message', 'messages'],
          names: messages.map(
            ({ name, institutionId }) => `${name} of ${store.institutions.get(institutionId).name}`,
          ),
        },
      });
      store.otas.remove(id);
    },
  };
}
