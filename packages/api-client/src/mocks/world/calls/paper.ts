import type { Paper } from '../../../contract/schemas/paper.ts';
import { failure } from '../../failure.ts';
import { paperDocuments, pdfOf } from '../documents/paper.ts';
import { type ListOf, listOf } from '../list.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reaches } from '../world-call.ts';

const listed: ListOf<Paper> = {
  search: ({ number, buyer }) => `${number} ${buyer.name} ${buyer.code}`,
  filters: {
    institution: ({ institution }) => institution,
    subscription: ({ subscription }) => subscription,
    entry: ({ entry }) => entry,
    kind: ({ kind }) => kind,
    day: ({ day }) => day,
  },
  sort: { createdAt: ({ createdAt }) => createdAt },
  defaultSort: '-createdAt',
};

export function paperCalls(store: Store): CallsOf<'paper'> {
  const reached = (caller: Caller) =>
    paperDocuments(store).filter(({ institution }) => reaches(caller, institution));
  /** @throws MockFailure `NOT_FOUND` */
  const get = (caller: Caller, id: string) => {
    const paper = reached(caller).find(({ _id }) => _id === id);
    if (!paper) throw failure('NOT_FOUND', { message: 'Paper not found.' });
    return paper;
  };
  return {
    list: ({ input, caller }) => listOf(reached(caller), input, listed),
    get: ({ id, caller }) => get(caller, id),
    pdf({ id, caller }) {
      const { number, total, currency } = get(caller, id);
      return {
        name: `${number.replaceAll('/', '-')}.pdf`,
        type: 'application/pdf',
        content: btoa(pdfOf(`${number}: ${currency} ${total}`)),
      };
    },
  };
}
