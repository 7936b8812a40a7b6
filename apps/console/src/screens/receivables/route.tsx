import type { FirstData } from '../../data/first-data.ts';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { receivable } from './receivable.tsx';
import { tabOf } from './receivables.tsx';

export { Receivables as Component } from './receivables.tsx';

const listed = firstDataOf(receivable);

export const firstData: FirstData = (session, params, path) =>
  tabOf(params) === 'owed' ? listed(session, params, path) : [];
