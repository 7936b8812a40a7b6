import { describe, expect, it } from 'vitest';
import { type ListCall, ROWS_A_CALL, readRows } from './read-rows.ts';
import type { RowsToRead } from './selection/use-selection.ts';

type Key = 'status';
interface Row {
  readonly _id: string;
}

const id = (index: number) => index.toString(16).padStart(24, '0');
const some = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ _id: id(at + 1) }));

/** A list call over rows that may change between calls. */
function listOver(rows: Row[], between: () => void = () => {}) {
  const asked: unknown[] = [];
  const list: ListCall<Row, Key> = async (query, { signal }) => {
    signal.throwIfAborted();
    asked.push(query);
    const { _id, after = '', limit } = query;
    const matching = rows.filter((row) => (_id ? _id.includes(row._id) : row._id > after));
    const items = matching.slice(0, limit);
    between();
    return { items, total: rows.length, page: 1, limit, totalPages: 1 };
  };
  return { list, asked };
}

async function read(list: ListCall<Row, Key>, rows: RowsToRead<Key>, signal?: AbortSignal) {
  const ids: string[] = [];
  const { signal: never } = new AbortController();
  for await (const page of readRows(list, rows, signal ?? never)) {
    ids.push(...page.map(({ _id }) => _id));
  }
  return ids;
}

const all: RowsToRead<Key> = {
  kind: 'matching',
  query: { search: undefined, status: 'Active' },
  except: [],
};

describe('all rows that match', () => {
  it.each([0, 1, 99, 100, 101, 250])('are read, of %i', async (count) => {
    const { list, asked } = listOver(some(count));
    expect(await read(list, all)).toEqual(some(count).map(({ _id }) => _id));
    expect(asked).toHaveLength(Math.floor(count / ROWS_A_CALL) + 1);
    expect(asked[0]).toEqual({ status: 'Active', after: id(0), limit: ROWS_A_CALL });
  });

  it('are read once each, while rows are added and removed', async () => {
    const rows = some(250);
    let next = 251;
    const { list } = listOver(rows, () => {
      rows.splice(0, 10);
      rows.push({ _id: id(next) });
      next += 1;
    });
    const ids = await read(list, all);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 250)).toEqual(some(250).map(({ _id }) => _id));
  });

  it('are read without those that were deselected', async () => {
    const { list } = listOver(some(150));
    const ids = await read(list, { ...all, except: [id(1), id(120)] });
    expect(ids).toHaveLength(148);
    expect(ids).not.toContain(id(120));
  });
});

it('reads rows by their ids, a hundred per call; deleted ones are left out', async () => {
  const { list, asked } = listOver(some(120));
  const requested = [...some(120), { _id: id(999) }].map(({ _id }) => _id);
  expect(await read(list, { kind: 'rows', ids: requested })).toEqual(requested.slice(0, 120));
  expect(asked).toHaveLength(2);
});

it('ends with the signal', async () => {
  const controller = new AbortController();
  const { list, asked } = listOver(some(500), () => controller.abort());
  await expect(read(list, all, controller.signal)).rejects.toThrow('aborted');
  expect(asked).toHaveLength(1);
});
