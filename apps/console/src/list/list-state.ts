/** Rows a page that a reader can choose, the first being the default of the API. */
export const LIST_LIMITS = [20, 50, 100] as const;
export type ListLimit = (typeof LIST_LIMITS)[number];

/** What a list may be asked for. `K` are the filter keys of its API call. */
export interface ListRule<K extends string> {
  /** Says of each filter whether it takes a value; what it does not take is left out, as if it were not there. */
  readonly filters: Readonly<Record<K, (value: string) => boolean>>;
  /** Fields that the list can be ordered by. */
  readonly sorts: readonly string[];
  /** The order of the API when none is asked for. */
  readonly defaultSort: string;
}

/** What the address says about a list. */
export interface ListState<K extends string> {
  readonly search: string;
  readonly filters: Readonly<Partial<Record<K, string>>>;
  /** A field of the rule, `-` before it for descending; undefined for the default. */
  readonly sort: string | undefined;
  readonly page: number;
  readonly limit: ListLimit;
  /** The saved view that one came by; what is narrowed may have changed since. */
  readonly view: string | undefined;
  /** The row whose drawer is open. */
  readonly open: string | undefined;
}

const SEARCH_MAX = 100;

/** What every list keeps in the address besides its filters. */
const OWN_KEYS = ['search', 'sort', 'page', 'limit', 'view', 'open'];

/**
 * Reads a list's state from an address. `pageSize` is the reader's own number of rows a page: it holds on a first page
 * that does not say another, so that a link to a later page shows everybody the same rows. The keys are those of the API's list rule (`API-06`), so a copied link shows the
 * same rows; whatever the rule does not know is as if it were not there.
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

/** The number of rows a page that is meant by any number. */
export function limitOf(limit: number): ListLimit {
  return LIST_LIMITS.find((choice) => choice === limit) ?? LIST_LIMITS[0];
}

/** The address of a state, without what is the default anyway. Reading it gives the same state again. */
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

/** An address with another state of the list in it. What the list has no key for stays as it is. */
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

/** What rows have to match, without page and order. */
export type ListCriteria<K extends string> = { readonly search: string | undefined } & Readonly<
  Partial<Record<K, string>>
>;

/** What the rows of a state match. Equal narrowings are written alike. */
export function criteriaOf<K extends string>({ filters, search }: ListState<K>): ListCriteria<K> {
  return { ...filters, search: search || undefined };
}

/** What a list call of the API takes. */
export type ListQuery<K extends string> = ListCriteria<K> & {
  readonly page: number;
  readonly limit: number;
  readonly sort: string | undefined;
};

/** The same, asked for how many rows match alone. */
export type CountQuery<K extends string> = ListCriteria<K> & {
  readonly limit: number;
  readonly fields: string[];
};

/** The call that answers a state. */
export function listQuery<K extends string>(state: ListState<K>): ListQuery<K> {
  const { page, limit, sort } = state;
  return { ...criteriaOf(state), page, limit, sort };
}

/** The order after the head of a field is pressed: ascending, descending, then the default again. */
export function nextSort(current: string | undefined, field: string): string | undefined {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? undefined : field;
}

/** Filters and search of a state, by how many there are. */
export function countCriteria(state: ListState<string>): number {
  return filterEntries(state.filters).length + (state.search ? 1 : 0);
}

/** Search, filters and order of a state as an address has them: what a saved view keeps. */
export function savedQuery<K extends string>({ search, filters, sort }: ListState<K>): string {
  const rest = { page: 1, limit: LIST_LIMITS[0], view: undefined, open: undefined };
  return String(writeListState({ search, filters, sort, ...rest }));
}

/** Whether a state shows exactly the rows of some filters. */
export function showsFilters<K extends string>(
  state: ListState<K>,
  filters: Readonly<Partial<Record<K, string>>>,
): boolean {
  const wanted = filterEntries(filters);
  const given = new Map(filterEntries(state.filters));
  return (
    !state.search &&
    wanted.length === given.size &&
    wanted.every(([key, value]) => given.get(key) === value)
  );
}

function filterEntries(filters: Readonly<Record<string, string | undefined>>) {
  return Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
}

function pick<K extends string>(rule: ListRule<K>, read: (key: K) => string | null) {
  const filters: Partial<Record<K, string>> = {};
  for (const key in rule.filters) {
    const value = read(key);
    if (value && rule.filters[key](value)) filters[key] = value;
  }
  return filters;
}

function isOrder(sort: string, { sorts }: Pick<ListRule<string>, 'sorts'>): boolean {
  return sorts.includes(sort.replace(/^-/, ''));
}
