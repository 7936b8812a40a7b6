import { LIST_LIMIT_DEFAULT, LIST_TOTAL_MAX } from '@booking/api-client/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { ListQuery, ListSource } from './list-source.ts';

/** Up to this many rows are sorted without reading along the order first. */
const FEW = 1_000;
/** Rows that are read in the order of a list before all that match are sorted instead. */
const LOOKED_THROUGH = 20_000;
/** With more matches than this, they can't be far apart in any order. */
const SORTED_MAX = 100_000;

/** How a statement finds the rows of a page. */
interface Choice {
  /** The `with` that the other two look at. */
  readonly before: SQL;
  /** The number of matching rows, or null where the page has all that are counted. */
  readonly total: SQL;
  /** An array of the ids of the page, in their order. */
  readonly ids: SQL;
}

/**
 * Chooses the rows of a page before anything is read of them.
 *
 * A page of all rows is read along the index of its order. Where a query asks for some of them, PostgreSQL has to guess how
 * far apart they lie in that order, and takes them for spread evenly: a search for "lawn" among rooms ordered by their
 * codes would look through all of those from A to K. So a few are sorted, and of many a part of the order is looked
 * through first; only where that has too few of them are they sorted too.
 */
export function chooseIds(query: ListQuery, source: ListSource): Choice {
  const { page = 1, limit = LIST_LIMIT_DEFAULT, after, count } = query;
  const { id, rows, within, counted: toCount = rows } = source;
  const matching = where(and(within, source.where));
  const skipped = (page - 1) * limit;
  const exact = sql`(select count(*)::int from ${toCount} ${matching})`;
  if (after) {
    const later = where(and(within, source.where, sql`${id} > ${after}`));
    return {
      before: sql``,
      total: count ? exact : sql`null::int`,
      ids: sql`array(select ${id} from ${rows} ${later} order by ${id} limit ${limit})`,
    };
  }
  const terms = orderTerms(query.sort ?? [source.defaultSort], source);
  const inOrder = sql`array(${along(terms, source, matching, skipped, limit)})`;
  const upTo = (most: number) => sql`(select count(*)::int from (
      select from ${toCount} ${matching} limit ${most + 1}) as counted)`;
  const counted = count ? exact : upTo(LIST_TOTAL_MAX);
  if (!source.where) return { before: sql``, total: counted, ids: inOrder };
  const keys = terms.map(({ term }, at) => sql`${term} as ${keyAt(at)}`);
  const byKeys = terms.map((term, at) => ({ ...term, term: keyAt(at) }));
  const keyed = sql`select ${id} as id, ${sql.join(keys, sql`, `)} from ${rows} ${matching}`;
  const sortedFrom = (all: SQL) => sql`array(select id from ${all}
    order by ${orderOf(byKeys, sql`id`)} limit ${limit} offset ${skipped})`;
  // With an `offset`, the rows are found by what is asked of them, and not along an index of their order.
  const sorted = sortedFrom(sql`(${keyed} offset 0) as matching`);
  const size = sql`with size as materialized (select ${counted} as counted)`;
  const total = sql`(select counted from size)`;
  const isUpTo = (most: number) => sql`(select counted from size) <= ${most}`;
  // No index has the order of those.
  if (terms.some(({ isAbsentLast }) => isAbsentLast)) {
    const ids = sql`case when ${isUpTo(LIST_TOTAL_MAX)} then ${sorted} else ${inOrder} end`;
    return { before: size, total, ids };
  }
  // Read twice at most: to count them, and to sort them.
  const toSort = sql`to_sort as materialized (${keyed} limit ${SORTED_MAX + 1})`;
  const walked = sql`walked as materialized (
      select id from (
        select ${id} as id, (${source.where}) as fits from ${rows} ${where(within)}
        order by ${orderOf(terms, id)} limit ${LOOKED_THROUGH + skipped + limit}) as looked_through
      where fits limit ${skipped + limit})`;
  return {
    before: sql`${size}, ${walked}, ${toSort}`,
    total,
    ids: sql`case
      when ${isUpTo(FEW)} then ${sorted}
      when (select count(*) from walked) = ${skipped + limit}
        then array(select id from walked offset ${skipped})
      when ${isUpTo(LIST_TOTAL_MAX)} or (select count(*) from to_sort) <= ${SORTED_MAX}
        then ${sortedFrom(sql`to_sort`)}
      else ${inOrder} end`,
  };
}

/** One term of the order of a list. */
interface Term {
  readonly term: SQL;
  readonly direction: SQL;
  /** Whether it may be empty, which comes last in both directions. */
  readonly isAbsentLast: boolean;
  /** The key of the row that has the value. */
  readonly by: ListSource['id'] | undefined;
}

function orderTerms(sort: readonly string[], source: ListSource): readonly Term[] {
  return sort.map((key) => {
    const field = key.replace(/^-/, '');
    const value = source.sort[field];
    if (!value) throw new Error(`The contract sorts by ${key}, the server does not.`);
    return {
      term: sql`${value}`,
      direction: key.startsWith('-') ? sql`desc` : sql`asc`,
      isAbsentLast: source.absentLast?.includes(field) ?? false,
      by: source.absentBy?.[field],
    };
  });
}

/** The id goes along with the first direction: the same index serves both, read either way. */
function orderOf(terms: readonly Term[], id: ListSource['id'] | SQL): SQL {
  const all = terms.map(
    ({ term, direction, isAbsentLast }) =>
      sql`${term} ${direction}${isAbsentLast ? sql` nulls last` : sql``}`,
  );
  return sql.join([...all, sql`${id} ${terms[0]?.direction ?? sql`asc`}`], sql`, `);
}

/** The ids of a page as the planner finds them: along the index of the order, if it takes that for the shortest way. */
function along(
  terms: readonly Term[],
  source: ListSource,
  matching: SQL,
  skipped: number,
  limit: number,
): SQL {
  const [first] = terms;
  if (first?.isAbsentLast && terms.length === 1) return absentLast(first, source, skipped, limit);
  const { id, rows } = source;
  return sql`select ${id} from ${rows} ${matching}
    order by ${orderOf(terms, id)} limit ${limit} offset ${skipped}`;
}

/**
 * Ids ordered by a field that may be empty, in two parts. An index is in the order of its values in both directions, but
 * has its empty ones at the wrong end in one of them. Those are looked for only where the others do not fill the page.
 */
function absentLast(
  { term, direction, by }: Term,
  { id, rows, ...source }: ListSource,
  skipped: number,
  limit: number,
): SQL {
  const most = skipped + limit;
  const matching = (condition: SQL) => where(and(source.within, source.where, condition));
  // The key says that there is such a row, which not every term does by itself.
  const isThere = by ? sql`${by} is not null and ${term} is not null` : sql`${term} is not null`;
  const byId = sql`${id} ${direction}`;
  return sql`with present as materialized (
      select ${id} as id, ${term} as key, false as absent from ${rows} ${matching(isThere)}
      order by ${term} ${direction}, ${byId} limit ${most})
    select id from (
      select id, key, absent from present
      union all
      (select ${id} as id, ${term} as key, true as absent from ${rows}
        ${matching(sql`${by ?? term} is null and (select count(*) from present) < ${most}`)}
        order by ${byId} limit ${most})
    ) as part order by absent, key ${direction}, id ${direction} limit ${limit} offset ${skipped}`;
}

function where(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``;
}

function keyAt(at: number): SQL {
  return sql.raw(`key_${at}`);
}
