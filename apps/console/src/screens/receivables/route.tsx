import { firstDataOf } from '../../entity/use-entity-list.ts';
import { receivable } from './receivable.tsx';
import { tabOf } from './receivables.tsx';

export { Receivables as Component } from './receivables.tsx';

const listed = firstDataOf(receivable);

export const handle = {
  firstData: (...of: Parameters<typeof listed>) => (tabOf(of[1]) === 'owed' ? listed(...of) : []),
};
