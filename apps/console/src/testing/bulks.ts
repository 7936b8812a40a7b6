import type { Bulk, BulkCreate } from '@booking/api-client';
import type { Resolvers } from '@booking/api-client/mocks';

const aBulk: Bulk = {
  _id: 'b'.repeat(24),
  list: 'institution.list',
  call: 'institution.changeStatus',
  status: 'Checking',
  total: 130,
  counts: { Waiting: 130, Changed: 0, Same: 0, Failed: 0, Stopped: 0 },
  reasons: [],
  rows: [],
  createdAt: '2026-03-14T09:30:00.000Z',
  endedAt: null,
};

const failed = {
  code: 'INVALID_TRANSITION',
  message: 'Activate it first.',
  count: 4,
  names: ['Lake Pichola House', 'Old Fort Haveli', 'Snowline Camp'],
};

/** A server that makes changes of 130 rows, a step at a time. */
export function mockBulk() {
  let bulk = aBulk;
  const created: unknown[] = [];
  const resolvers: Resolvers = {
    'bulk.create': ({ input }) => {
      created.push(input satisfies BulkCreate);
      bulk = aBulk;
      return bulk;
    },
    'bulk.get': () => bulk,
    'bulk.run': () => {
      bulk = {
        ...bulk,
        status: 'Running',
        counts: { ...bulk.counts, Waiting: bulk.counts.Changed + bulk.counts.Stopped, Changed: 0 },
      };
      return bulk;
    },
    'bulk.cancel': () => {
      const { Waiting, ...counts } = bulk.counts;
      bulk = { ...bulk, status: 'Cancelled', counts: { ...counts, Waiting: 0, Stopped: Waiting } };
      return bulk;
    },
  };
  return {
    resolvers,
    created,
    /** All rows are checked: four can't change, six are so already. */
    check() {
      const counts = { Waiting: 0, Changed: 120, Same: 6, Failed: 4, Stopped: 0 };
      bulk = { ...bulk, status: 'Checked', counts, reasons: [failed] };
    },
    /** Some rows are changed. */
    advance(changed: number) {
      const counts = { ...bulk.counts, Waiting: 120 - changed, Changed: changed };
      bulk = { ...bulk, counts };
    },
    /** The rest is changed too. */
    finish() {
      const counts = { ...bulk.counts, Waiting: 0, Changed: 120 };
      const rows = failed.names.map((name, at) => ({
        place: at + 1,
        _id: `${'c'.repeat(23)}${at}`,
        name,
        outcome: 'Failed' as const,
        code: failed.code,
        message: failed.message,
        requestId: 'r-7',
      }));
      bulk = { ...bulk, status: 'Done', counts, rows, endedAt: '2026-03-14T09:31:00.000Z' };
    },
  };
}
