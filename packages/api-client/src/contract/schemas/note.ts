import * as z from 'zod/mini';
import { anyOf, flag, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG } from '../rules.ts';
import {
  audit,
  civilDate,
  id,
  idOf,
  instant,
  lines,
  plannedDate,
  strict,
  text,
  version,
} from '../values.ts';

const person = z.object({ _id: id, name: z.string() });

/** A note of the platform about an institute on a day, and the next step. No one of an institute reads it. */
export const note = z.object({
  _id: id,
  institution: z.object({ _id: id, name: z.string() }),
  text: z.string(),
  /** Who wrote it. */
  by: z.nullable(person),
  /** The next step; null where there is none. */
  nextStep: z.nullable(z.string()),
  /** The day by which it is to be done. */
  dueOn: z.nullable(civilDate),
  /** Who does it: a user of the platform. */
  owner: z.nullable(person),
  /** When it was done. */
  doneAt: z.nullable(instant),
  ...audit,
});
export interface Note extends z.infer<typeof note> {}

const writable = {
  text: lines('The note', 1, 2000),
  nextStep: z.optional(z.nullable(text('The next step', 1, 200))),
  /** Only of a next step. */
  dueOn: z.optional(z.nullable(plannedDate)),
  /** Only of a next step: a user of the platform. */
  owner: z.optional(z.nullable(idOf('a platform user'))),
};

export const noteCreate = strict({ institution: idOf('an institute'), ...writable });
export interface NoteCreate extends z.input<typeof noteCreate> {}

export const noteUpdate = z.partial(
  strict({
    ...writable,
    /** Whether the next step is done. */
    isDone: z.boolean(A_FLAG),
    __v: version,
  }),
);
export interface NoteUpdate extends z.input<typeof noteUpdate> {}

const noteQuery = listQuery({
  sort: ['createdAt', 'dueOn'],
  filters: {
    institution: anyOf(idOf('an institute')),
    owner: anyOf(idOf('a platform user')),
    /** Whether there is a next step that is not done. */
    isOpen: z.optional(flag),
    ...range('dueOn', civilDate),
  },
});
export interface NoteQuery extends z.input<typeof noteQuery> {}

export const noteSchemas = {
  list: {
    query: taking<NoteQuery>()(noteQuery),
    response: named<Note>(note),
  },
  create: { body: taking<NoteCreate>()(noteCreate), response: named<Note>(note) },
  update: { body: taking<NoteUpdate>()(noteUpdate), response: named<Note>(note) },
};

export { noteRoutes } from '../resources/note.ts';
