import type { Institution, Note } from '@booking/api-client';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { present } from './mock-rows.ts';
import { superAdmin } from './users.ts';

const { _id: staffId, firstName, lastName } = superAdmin;
const staff = { _id: staffId, name: `${firstName} ${lastName}` };

/** Returns the text in the notes field of an institute as its first note. */
function firstNote({ _id, name, notes: text, updatedAt }: Institution): Note[] {
  if (!text) return [];
  const written = { createdAt: updatedAt, updatedAt, createdBy: staffId, updatedBy: staffId };
  return [
    {
      _id: `b${_id.slice(1)}`,
      institution: { _id, name },
      text,
      by: staff,
      ...{ nextStep: null, dueOn: null, owner: null, doneAt: null, __v: 0 },
      ...written,
    },
  ];
}

/** Notes in memory, beginning with those of the institutes. */
export function noteCalls(institutes: readonly Institution[]) {
  let notes = institutes.flatMap(firstNote);
  const isOpen = ({ nextStep, doneAt }: Note) => nextStep !== null && doneAt === null;
  return {
    'note.list': ({ input }) =>
      pageOf(
        notes.filter(
          (note) =>
            (input.institution?.includes(note.institution._id) ?? true) &&
            (input.isOpen ?? isOpen(note)) === isOpen(note) &&
            (!input['dueOn[lte]'] || (note.dueOn ?? '9999') <= input['dueOn[lte]']),
        ),
        input,
      ),
    'note.create': ({ input: { institution, owner, ...fields } }) => {
      const home = institutes.find(({ _id }) => _id === institution);
      const [base] = home ? firstNote({ ...home, notes: fields.text }) : [];
      if (!base) return failure('NOT_FOUND');
      const _id = `c${String(notes.length).padStart(23, '0')}`;
      const note = { ...base, ...present(fields), _id, owner: owner ? staff : null };
      notes = [note, ...notes];
      return note;
    },
    'note.update': ({ id, input: { __v, owner, isDone, ...fields } }) => {
      const stored = notes.find(({ _id }) => _id === id);
      if (!stored) return failure('NOT_FOUND');
      const next: Note = {
        ...stored,
        ...present(fields),
        ...(owner !== undefined && { owner: owner ? staff : null }),
        ...(isDone !== undefined && { doneAt: isDone ? stored.updatedAt : null }),
        __v: stored.__v + 1,
      };
      notes = notes.map((note) => (note._id === id ? next : note));
      return next;
    },
  } satisfies Resolvers;
}
