import { LIST_LIMITS, type ListLimit } from '@booking/api-client/facts';

/** Filters and sort fields of a list. `K` are the filter keys of its API call. */
export interface ListRule<K extends string> {
  /** Validates each filter's value; an invalid one is ignored. */
  readonly filters: Readonly<Partial<Record<K, (value: string) => boolean>>>;
  /** The fields that the list can be sorted by. */
  readonly sorts: readonly string[];
  /** The API's default order. */
  readonly defaultSort: string;
}

/** The state of a list, from its address. */
export interface ListState<K extends string> {
  readonly search: string;
  readonly filters: Readonly<Partial<Record<K, string>>>;
  /** A field of the rule, `-` before it for descending; undefined for the default. */
  readonly sort: string | undefined;
  readonly page: number;
  readonly limit: ListLimit;
  /** The saved view that is open; the criteria may have changed since. */
  readonly view: string | undefined;
  /** The row whose drawer is open. */
  readonly open: string | undefined;
}

const SEARCH_MAX = 100;

/** The parameters of every list besides its filters. */
const OWN_KEYS = ['search', 'sort', 'page', 'limit', 'view', 'open'];

/**
 * Reads a list's state from an address. `pageSize` is the user's page size: it applies to a first page without one, so
 * that a link to a later page shows everyone the same rows. The keys are those of the API's list rule (`API-06`), so a
 * copied link shows the same rows; anything unknown is ignored.
 */
export function readListState<K extends string>(
  params: URLSearchParams,
  rule: ListRule<K>,
  pageSize: ListLimit = LIST_LIMITS[0],
): ListState<K> {
  const sort = params.get('sort');
  const page = /^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0];
  const limit = LIST_LIMITS.find((choice) => String(choice) === params.get('limit'));
  const view = params.get('view') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    filters: pick(rule, (key) => params.get(key)),
    sort: sort && sort !== rule.defaultSort && isOrder(sort, rule) ? sort : undefined,
    page: Number(page ?? 1),
    limit: limit ?? (page === undefined ? pageSize : LIST_LIMITS[0]),
    view: /^[\w-]{1,40}$/.test(view) ? view : undefined,
    open: params.get('open') || undefined,
  };
}

/** The nearest valid page size. */
export function limitOf(limit: number): ListLimit {
  return LIST_LIMITS.find((choice) => choice === limit) ?? LIST_LIMITS[0];
}

/** The address of a state, without defaults. Reading it returns the same state. */
export function writeListState<K extends string>(state: ListState<K>): URLSearchParams {
  const params = new URLSearchParams();
  const put = (key: string, value: string | number | undefined, isDefault = false) => {
    if (value !== undefined && value !== '' && !isDefault) params.set(key, String(value));
  };
  put('search', state.search);
  for (const [key, value] of filterEntries(state.filters)) put(key, value);
  put('sort', state.sort);
  put('page', state.page, state.page === 1);
  put('limit', state.limit, state.limit === LIST_LIMITS[0]);
  put('view', state.view);
  put('open', state.open);
  return params;
}

/** An address with another list state. Parameters that are not the list's stay. */
export function putListState<K extends string>(
  address: URLSearchParams,
  state: ListState<K>,
  { filters }: Pick<ListRule<K>, 'filters'>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of [...OWN_KEYS, ...Object.keys(filters)]) next.delete(key);
  for (const [key, value] of writeListState(state)) next.append(key, value);
  return next;
}

/** Criteria that rows have to match: search and filters, without page and order. */
export type ListCriteria<K extends string> = { readonly search: string | undefined } & Readonly<
  Partial<Record<K, string>>
>;

/** The criteria of a state. Equal criteria serialise the same. */
export function criteriaOf<K extends string>({ filters, search }: ListState<K>): ListCriteria<K> {
  return { ...filters, search: search || undefined };
}

/** The parameters of a list call. */
export type ListQuery<K extends string> = ListCriteria<K> & {
  readonly page: number;
  readonly limit: number;
  readonly sort: string | undefined;
};

/** The parameters of a list call for the total alone. */
export type CountQuery<K extends string> = ListCriteria<K> & {
  readonly limit: number;
  readonly fields: string[];
  readonly count?: 'exact';
};

/** The list call of a state. */
export function listQuery<K extends string>(state: ListState<K>): ListQuery<K> {
  const { page, limit, sort } = state;
  return { ...criteriaOf(state), page, limit, sort };
}

/** The order after a column header is selected: ascending, descending, then the default. */
export function nextSort(current: string | undefined, field: string): string | undefined {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? undefined : field;
}

/** The number of criteria of a state: its filters, and its search. */
export function countCriteria(state: ListState<string>): number {
  return filterEntries(state.filters).length + (state.search ? 1 : 0);
}

/** Search, filters and order of a state as a query string: the content of a saved view. */
export function savedQuery<K extends string>({ search, filters, sort }: ListState<K>): string {
  const rest = { page: 1, limit: LIST_LIMITS[0], view: undefined, open: undefined };
  return String(writeListState({ search, filters, sort, ...rest }));
}

/** Whether a state shows exactly the rows of some filters. */
export function showsFilters<K extends string>(
  state: ListState<K>,
  filters: Readonly<Partial<Record<K, string>>>,
): boolean {
  const requested = filterEntries(filters);
  const current = new Map(filterEntries(state.filters));
  return (
    !state.search &&
    requested.length === current.size &&
    requested.every(([key, value]) => current.get(key) === value)
  );
}

function filterEntries(filters: Readonly<Record<string, string | undefined>>) {
  return Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
}

function pick<K extends string>(rule: ListRule<K>, read: (key: K) => string | null) {
  const filters: Partial<Record<K, string>> = {};
  for (const key in rule.filters) {
    const value = read(key);
    if (value && rule.filters[key]?.(value)) filters[key] = value;
  }
  return filters;
}

function isOrder(sort: string, { sorts }: Pick<ListRule<string>, 'sorts'>): boolean {
  return sorts.includes(sort.replace(/^-/, ''));
}
