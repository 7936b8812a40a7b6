import type { Notice } from '../../../contract/schemas/notice.ts';
import { failure } from '../../failure.ts';
import { billingEmailOf, noticeDocuments } from '../documents/notice.ts';
import { type ListOf, listOf } from '../list.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reaches } from '../world-call.ts';

const listed: ListOf<Notice> = {
  search: ({ institution }) => institution.name,
  filters: {
    institution: ({ institution }) => institution._id,
    subscription: ({ subscription }) => subscription,
    paper: ({ paper }) => paper?._id,
    kind: ({ kind }) => kind,
    status: ({ status }) => status,
    day: ({ day }) => day,
  },
  sort: { createdAt: ({ createdAt }) => createdAt },
  defaultSort: '-createdAt',
};

export function noticeCalls(store: Store): CallsOf<'notice'> {
  const reached = (caller: Caller) =>
    noticeDocuments(store).filter(({ institution }) => reaches(caller, institution._id));
  return {
    list: ({ input, caller }) => listOf(reached(caller), input, listed),

    resend({ id, caller, writer }) {
      const notice = reached(caller).find(({ _id }) => _id === id);
      if (!notice) throw failure('NOT_FOUND', { message: 'Notice not found.' });
      const email = billingEmailOf(store, notice.institution._id);
      const sent = { status: 'Sent', reason: null, email, sentAt: writer.at } as const;
      return store.notices.add({ ...notice, ...store.fresh(writer), ...sent, repeats: id });
    },
  };
}
