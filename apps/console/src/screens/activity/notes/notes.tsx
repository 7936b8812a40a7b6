import type { Note } from '@booking/api-client';
import { notify, TableCell } from '@booking/ui';
import { lazy } from 'react';
import { formatDay } from '../../../dates/shown-date.ts';
import { edit } from '../../../entity/actions/edit.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityAction, EntityOf } from '../../../entity/entity.ts';
import { randomKey } from '../../../idempotency/use-idempotency-key.ts';
import frontDesk from '../../../illustrations/front-desk.svg';
import { momentColumn, textColumn } from '../../../list/columns/simple-columns.tsx';
import { whenOnline } from '../../../loading/when-online.ts';
import { messageOf } from '../../../messages/failure-message.ts';

const isOpen = ({ nextStep, doneAt }: Note) => nextStep !== null && doneAt === null;

/** Marks a next step as done, or as not done after all. */
const done = (isDone: boolean): EntityAction<Note, FilterKeyOf<'note'>> => ({
  key: isDone ? 'done' : 'reopen',
  label: isDone ? 'Mark as done' : 'Mark as to do',
  icon: isDone ? 'circle-check' : 'rotate-ccw',
  call: 'note.update',
  isFrequent: isDone,
  isFor: (note) => (isDone ? isOpen(note) : note.doneAt !== null),
  run: async ({ _id, __v, nextStep }, { calls, saved }) => {
    try {
      saved('update', await calls.update(_id, { isDone, __v }, { idempotencyKey: randomKey() }));
      notify.success(isDone ? `Done: ${nextStep}.` : `To do again: ${nextStep}.`);
    } catch (error) {
      saved('update');
      notify.error(`“${nextStep}” wasn’t saved. ${messageOf(error)}`);
    }
  },
});

/** The platform's notes about an institute, with their next steps. */
export const instituteNotes: EntityOf<'note'> = {
  group: 'note',
  name: 'note',
  title: 'Notes',
  noun: { one: 'note', many: 'notes' },
  rowLabel: ({ text }) => text,
  searchLabel: 'Note, next step',
  columns: [
    {
      key: 'text',
      label: 'Note',
      width: 320,
      priority: 'title',
      file: { Note: ({ text }) => text },
      cell: ({ text }) => text,
    },
    momentColumn('createdAt', 'Written', {
      width: 140,
      orderNames: ['Oldest first', 'Newest first'],
      rank: 1,
      priority: 'subtitle',
    }),
    textColumn('by', 'Written by', ({ by }) => by?.name, { rank: 4 }),
    {
      key: 'nextStep',
      label: 'Next step',
      width: 240,
      rank: 2,
      file: { 'Next step': ({ nextStep }) => nextStep },
      cell: ({ nextStep, doneAt, owner }) =>
        nextStep && <TableCell aside={doneAt ? 'Done' : owner?.name}>{nextStep}</TableCell>,
    },
    {
      key: 'dueOn',
      label: 'Due on',
      sortKey: 'dueOn',
      sortBy: ({ dueOn }) => dueOn,
      orderNames: ['Earliest first', 'Latest first'],
      rank: 3,
      file: { 'Due on': ({ dueOn }) => dueOn },
      cell: ({ dueOn }) => dueOn && formatDay(dueOn),
    },
  ],
  defaultSort: '-createdAt',
  filters: () => [
    {
      kind: 'choice',
      key: 'isOpen',
      label: 'Next step',
      icon: 'circle-check',
      isPinned: true,
      options: [
        { value: 'true', label: 'To do' },
        { value: 'false', label: 'Nothing to do' },
      ],
    },
    {
      kind: 'days',
      label: 'Due on',
      icon: 'calendar-days',
      isPinned: true,
      from: 'dueOn[gte]',
      to: 'dueOn[lte]',
      takes: 'day',
    },
  ],
  views: (day) => [
    { key: 'all', label: 'All', filters: {} },
    { key: 'open', label: 'To do', filters: { isOpen: 'true' } },
    { key: 'due', label: 'Due', filters: { isOpen: 'true', 'dueOn[lte]': day } },
  ],
  actions: [done(true), edit('note.update'), done(false)],
  form: lazy(whenOnline(() => import('./note-form.tsx'))),
  empty: {
    title: 'No notes yet',
    text: 'Write down what was said, and what comes next. Only platform staff see it.',
    illustration: frontDesk,
  },
};
