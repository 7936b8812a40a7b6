import { LIST_LIMITS } from '@booking/api-client/facts';
import { describe, expect, it } from 'vitest';
import { oneOrMore } from './filters/filter-values.ts';
import {
  countCriteria,
  type ListRule,
  type ListState,
  listQuery,
  nextSort,
  putListState,
  readListState,
  savedQuery,
  showsFilters,
  writeListState,
} from './list-state.ts';

type Key = 'status' | 'state' | 'end[lte]';

const rule: ListRule<Key> = {
  filters: {
    status: oneOrMore(['Active', 'Closed']),
    state: () => true,
    'end[lte]': (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  },
  sorts: ['name', 'createdAt'],
  defaultSort: '-createdAt',
};

const plain: ListState<Key> = {
  search: '',
  filters: {},
  sort: undefined,
  page: 1,
  limit: 20,
  view: undefined,
  open: undefined,
};

const read = (text: string) => readListState(new URLSearchParams(text), rule);

describe('reading an address', () => {
  it('an empty one gives the default', () => {
    expect(read('')).toEqual(plain);
  });

  it('uses the keys of the list call', () => {
    const state = read('search=lake&status=Active,Closed&end[lte]=2026-12-21&sort=-name&page=3');
    expect(listQuery(state)).toEqual({
      search: 'lake',
      status: 'Active,Closed',
      'end[lte]': '2026-12-21',
      sort: '-name',
      page: 3,
      limit: 20,
    });
  });

  it.each([
    'status=Nonsense',
    'status=Active,Nonsense',
    'status=',
    'end[lte]=tomorrow',
    'sort=password',
    'sort=--name',
    'sort=-createdAt',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=9999999',
    'limit=33',
    'limit=1000',
    'density=compact',
    'view=',
    'view=not%20an%20id',
    'unknown=1',
    'search=%20%20',
    'open=',
  ])('ignores what the rule does not know: %s', (text) => {
    expect(read(text)).toEqual(plain);
  });
});

describe('the rows of a page', () => {
  const readFor = (text: string) => readListState(new URLSearchParams(text), rule, 50).limit;

  it.each([
    ['', 50],
    ['limit=100', 100],
    ['limit=20', 20],
    ['page=3', 20],
    ['page=3&limit=50', 50],
    ['limit=33', 50],
  ])("are the user's, when the address has none: %s", (text, limit) => {
    expect(readFor(text)).toBe(limit);
  });
});

describe('writing an address', () => {
  it('leaves out defaults', () => {
    expect(writeListState(plain).toString()).toBe('');
  });

  it('round-trips any state', () => {
    for (const state of someStates(500)) {
      expect(readListState(writeListState(state), rule)).toEqual(state);
    }
  });

  it('keeps other parameters of the page', () => {
    const address = new URLSearchParams('tId=t1&status=Closed&page=4&profile=1&open=x');
    const next = putListState(address, { ...plain, sort: 'name' }, rule);
    expect(next.toString()).toBe('tId=t1&profile=1&sort=name');
    expect(address.get('page')).toBe('4');
  });

  it('is stable after one reading, for any text', () => {
    for (const text of ['page=07&limit=50', 'status=Active&status=Closed', 'search=%00', 'a=b']) {
      const once = writeListState(read(text)).toString();
      expect(writeListState(read(once)).toString()).toBe(once);
    }
  });
});

describe('the order', () => {
  it('goes up, down, and back to the default', () => {
    const first = nextSort(undefined, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')]).toEqual(['name', '-name', undefined]);
  });

  it('of another field starts ascending', () => {
    expect(nextSort('-name', 'createdAt')).toBe('createdAt');
  });
});

describe('views', () => {
  it('are current when exactly their filters hold', () => {
    const active = read('status=Active&page=2&sort=name');
    expect(showsFilters(active, { status: 'Active' })).toBe(true);
    expect(showsFilters(active, {})).toBe(false);
    expect(showsFilters(read('status=Active&state=Goa'), { status: 'Active' })).toBe(false);
    expect(showsFilters(read('status=Active&search=a'), { status: 'Active' })).toBe(false);
  });

  it('save search, filters and order, and nothing else', () => {
    const state = read('status=Active&search=a&sort=-name&page=4&limit=50&open=x&view=v1');
    expect(savedQuery(state)).toBe('search=a&status=Active&sort=-name');
  });

  it('count the criteria', () => {
    expect(countCriteria(read('status=Active&search=a&page=4'))).toBe(2);
    expect(countCriteria(plain)).toBe(0);
  });
});

/** States from a fixed sequence, so that a failure can be reproduced. */
function someStates(count: number): ListState<Key>[] {
  let seed = 7;
  const pick = <T>(values: readonly [T, ...T[]]): T => {
    seed = (seed * 48_271) % 2_147_483_647;
    return values[seed % values.length] ?? values[0];
  };
  return Array.from({ length: count }, () => {
    const filters: Partial<Record<Key, string>> = {};
    const status = pick([undefined, 'Active', 'Active,Closed']);
    const state = pick([undefined, 'Goa', 'a & b = c', 'ü,ß']);
    const end = pick([undefined, '2026-12-21']);
    if (status) filters.status = status;
    if (state) filters.state = state;
    if (end) filters['end[lte]'] = end;
    return {
      search: pick(['', 'lake view', '%&=?#', 'नमस्ते', '"quoted"']),
      filters,
      sort: pick([undefined, 'name', '-name', 'createdAt']),
      page: pick([1, 2, 999_999]),
      limit: pick(LIST_LIMITS),
      view: pick([undefined, 'v1', 'a_b-C']),
      open: pick([undefined, '01a1fc9171a86ec6309c8445']),
    };
  });
}
