import type { Rates } from '@booking/api-client';
import { weekdayOf } from '@booking/api-client/facts';
import type { DataGridColumn, DataGridRow } from '@booking/ui';
import { counted } from '../../../list/counted.ts';
import { dateFormat } from '../../../region/region.ts';
import { type RateRow, rowKey, withView } from '../rate-keys.ts';
import { type GridView, type RateView, viewLabels } from '../rate-views.ts';

/** A row of the grid. Without `rate` it is a heading. */
export interface GridRow extends DataGridRow {
  readonly rate?: RateRow;
  /** The value that it shows, where the rows of the grid show different ones. */
  readonly view?: RateView;
  /** The packages of a category, which its heading sums up. */
  readonly packages?: readonly RateRow[];
}

/** The key of the row of a category, with which its assets fold. A single package is sold by this very row. */
export function categoryKey(category: string, packages: Rates['packages']): string {
  const only = onlyOf(packages);
  return only ? rowKey({ category, asset: null, ratePackage: only.key }) : `category ${category}`;
}

/** Returns the heading of the rows' column. */
export function rowsLabel(packages: Rates['packages']): string {
  const only = onlyOf(packages);
  return only ? `Category · ${only.key} ${only.name}` : 'Category and package';
}

const onlyOf = <T,>(items: readonly T[]): T | undefined =>
  items.length === 1 ? items[0] : undefined;

/** Each category with its packages, then its assets, folded unless they are open. With `all`, a row for each value. */
export function gridRows(
  { targets, packages }: Rates,
  assets: ReadonlyMap<string, Pick<Rates, 'rows' | 'targets'> | undefined>,
  view: GridView,
  views: readonly RateView[],
): GridRow[] {
  const rows = ratesRows({ targets, packages }, assets);
  return view === 'all' ? rows.flatMap((row) => valueRows(row, views)) : rows;
}

/** A row as the heading of its values. */
function valueRows({ rate, ...row }: GridRow, views: readonly RateView[]): GridRow[] {
  if (!rate) return [row];
  // Categories fold their assets alone.
  const isCategory = !row.level;
  return [
    { ...row, isSummary: true, isGroup: isCategory },
    ...views.map((view) => ({
      key: withView(row.key, view),
      label: `${row.label}: ${viewLabels[view]}`,
      header: viewLabels[view],
      level: (row.level ?? 0) + 1,
      isAlwaysShown: isCategory,
      rate,
      view,
    })),
  ];
}

function ratesRows(
  { targets, packages }: Pick<Rates, 'targets' | 'packages'>,
  assets: ReadonlyMap<string, Pick<Rates, 'rows' | 'targets'> | undefined>,
): GridRow[] {
  return targets
    .filter(({ asset }) => asset === null)
    .flatMap(({ category, name, assetCount, ...target }) => {
      const ofPackages = packages.map((ratePackage) => packageRow(category, null, ratePackage));
      const count = assetCount > 0 ? counted(assetCount, assetNoun) : undefined;
      const head = {
        key: categoryKey(category, packages),
        label: [name, count].filter(Boolean).join(', '),
        header: <CategoryHeader {...target} name={name} count={count} />,
      };
      const only = onlyOf(ofPackages);
      return [
        ...(only
          ? [{ ...head, label: `${head.label}, ${only.label}`, rate: only.rate }]
          : [
              { ...head, ...heading, packages: ofPackages.map(({ rate }) => rate) },
              ...ofPackages.map((row) => ({ ...row, isAlwaysShown: true })),
            ]),
        ...(count ? assetRows(category, packages, assets) : []),
      ];
    });
}

const heading = { isGroup: true, isSummary: true };
const assetNoun = { one: 'asset', many: 'assets' };

function assetRows(
  category: string,
  packages: Rates['packages'],
  assets: ReadonlyMap<string, Pick<Rates, 'targets'> | undefined>,
): GridRow[] {
  const loaded = assets.get(category);
  if (!loaded) {
    return [{ key: `loading ${category}`, label: 'Loading assets…', level: 1, isSummary: true }];
  }
  return loaded.targets.flatMap(({ asset, name }) =>
    packages.map((ratePackage) => {
      const row = packageRow(category, asset, ratePackage);
      return {
        ...row,
        label: `${name} ${row.label}`,
        header: <PackageHeader code={ratePackage.key} name={name} />,
      };
    }),
  );
}

function packageRow(
  category: string,
  asset: string | null,
  { key, name }: Rates['packages'][number],
) {
  const rate = { category, asset, ratePackage: key };
  return {
    key: rowKey(rate),
    label: `${key} ${name}`,
    header: <PackageHeader code={key} name={name} />,
    level: 1,
    rate,
  };
}

interface CategoryHeaderProps extends Pick<Rates['targets'][number], 'code' | 'name' | 'color'> {
  /** How many assets it has, in words. */
  readonly count: string | undefined;
}

function CategoryHeader({ code, name, color, count }: CategoryHeaderProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        className="flex-none whitespace-nowrap rounded-xs border-bk-strong border-s-3 bg-bk-sunken px-2 font-semibold text-bk-secondary type-caption"
        style={color ? { borderColor: color } : undefined}
      >
        {code}
      </span>
      <strong className="wrap-anywhere leading-4">{name}</strong>
      {count && <span className="flex-none text-bk-muted type-caption">{count}</span>}
    </span>
  );
}

function PackageHeader({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span>{code}</span>
      <span className="wrap-anywhere text-bk-muted leading-4">{name}</span>
    </span>
  );
}

/** The days as columns, with weekends and the current date marked. */
export function gridColumns(
  days: readonly string[],
  today: string | undefined,
  weekendDays: readonly number[],
): DataGridColumn[] {
  return days.map((day, place) => ({
    key: day,
    label: dayLabel(day),
    header: <DayHeader day={day} isFirst={place === 0} />,
    isWeekend: weekendDays.includes(weekdayOf(day)),
    isToday: day === today,
  }));
}

const utc = (day: string) => new Date(`${day}T00:00Z`);

/** "Sat, 28 Nov". */
export function dayLabel(day: string): string {
  return dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    utc(day),
  );
}

function DayHeader({ day, isFirst }: { readonly day: string; readonly isFirst: boolean }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...options, timeZone: 'UTC' }).format(utc(day));
  return (
    <span className="grid justify-items-center type-caption">
      <span>{part({ weekday: 'short' })}</span>
      <strong className="font-semibold text-bk-primary type-table">
        {part({ day: 'numeric' })}
      </strong>
      {/* Every day has this line, so that the numbers are in one row. */}
      <span>{isFirst || day.endsWith('-01') ? part({ month: 'short' }) : '\u00a0'}</span>
    </span>
  );
}
