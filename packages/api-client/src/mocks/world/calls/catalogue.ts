import type { Generic } from '../../../contract/schemas/generic.ts';
import type { Template } from '../../../contract/schemas/template.ts';
import { genericDocument } from '../documents/catalogue.ts';
import { type ListOf, listOf } from '../list.ts';
import type { Store } from '../store.ts';
import type { CallsOf } from '../world-call.ts';

const templates: ListOf<Template> = {
  search: ({ name }) => name,
  sort: {
    createdAt: ({ createdAt, order }) => `${createdAt} ${9 - order}`,
    name: ({ name }) => name.toLowerCase(),
    order: ({ order }) => order,
  },
  defaultSort: '-createdAt',
};

const generics: ListOf<Generic> = {
  search: ({ name }) => `${name.one} ${name.many}`,
  filters: { template: ({ template }) => template._id, isActive: ({ isActive }) => isActive },
  sort: { order: ({ order }) => order, createdAt: ({ createdAt }) => createdAt },
  defaultSort: 'order',
};

export function templateCalls(store: Store): CallsOf<'template'> {
  return { list: ({ input }) => listOf(store.templates.all(), input, templates) };
}

export function genericCalls(store: Store): CallsOf<'generic'> {
  return {
    list: ({ input }) =>
      listOf(
        store.generics.all().map((row) => genericDocument(store, row)),
        input,
        generics,
      ),
  };
}
