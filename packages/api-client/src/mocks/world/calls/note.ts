import { fullName } from '../../../contract/facts/user.ts';
import type { Note } from '../../../contract/schemas/note.ts';
import { named } from '../documents/viewer.ts';
import { type ListOf, listOf } from '../list.ts';
import { fieldFailure } from '../refuse.ts';
import type { NoteRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type CallsOf, reached, reaches, requireVersion } from '../world-call.ts';

const listed: ListOf<Note> = {
  search: ({ text, nextStep }) => `${text} ${nextStep ?? ''}`,
  filters: {
    institution: ({ institution }) => institution._id,
    owner: ({ owner }) => owner?._id,
    isOpen: ({ nextStep, doneAt }) => nextStep !== null && doneAt === null,
    dueOn: ({ dueOn }) => dueOn,
  },
  sort: { createdAt: ({ createdAt }) => createdAt, dueOn: ({ dueOn }) => dueOn },
  defaultSort: '-createdAt',
};

export function noteCalls(store: Store): CallsOf<'note'> {
  const document = ({ institutionId, ownerId, ...row }: NoteRow): Note => ({
    ...row,
    institution: named(store.institutions.get(institutionId)),
    by: personOf(store, row.createdBy),
    owner: personOf(store, ownerId),
  });
  return {
    list: ({ input, caller }) =>
      listOf(
        store.notes
          .all()
          .filter(({ institutionId }) => reaches(caller, institutionId))
          .map(document),
        input,
        listed,
      ),

    create({ input: { institution, owner = null, nextStep = null, dueOn = null, text }, writer }) {
      if (!store.institutions.find(institution)) {
        throw fieldFailure('VALIDATION', 'institution', 'Institute not found.', 'not_found');
      }
      requireOwner(store, owner);
      const fields = { institutionId: institution, ownerId: owner, text, nextStep, dueOn };
      requireStep(fields);
      return document(store.notes.add({ ...store.fresh(writer), ...fields, doneAt: null }));
    },

    update({ id, input: { __v, owner, isDone, ...fields }, caller, writer }) {
      const row = reached(store.notes, caller, id, ({ institutionId }) => institutionId);
      requireVersion(row, __v, () => document(row), store.users, caller);
      requireOwner(store, owner);
      const doneAt = isDone ? (row.doneAt ?? writer.at) : isDone === false ? null : undefined;
      const { text = row.text, nextStep = row.nextStep, dueOn = row.dueOn } = fields;
      const next = { text, nextStep, dueOn, ownerId: owner === undefined ? row.ownerId : owner };
      requireStep({ ...next, doneAt: doneAt === undefined ? row.doneAt : doneAt });
      return document(store.notes.change(row, { ...next, doneAt }, writer));
    },
  };
}

function requireOwner(store: Store, owner: string | null | undefined): void {
  if (!owner || store.users.find(owner)?.institutionId === null) return;
  throw fieldFailure('VALIDATION', 'owner', 'Choose a platform user.', 'not_found');
}

/** A day, someone who does it, and that it is done, are of a next step. */
function requireStep(
  row: Pick<NoteRow, 'nextStep' | 'dueOn' | 'ownerId'> & { readonly doneAt?: string | null },
): void {
  if (row.nextStep || !(row.dueOn || row.ownerId || row.doneAt)) return;
  throw fieldFailure('VALIDATION', 'nextStep', 'Enter the next step.');
}

function personOf(store: Store, id: string | null): Note['by'] {
  const user = store.users.find(id);
  return user ? { _id: user._id, name: fullName(user) } : null;
}
