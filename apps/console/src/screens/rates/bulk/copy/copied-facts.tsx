import type { RateScopeChange, Rates } from '@booking/api-client';
import { RATE_VALUES } from '@booking/api-client/facts';
import { InlineMessage } from '@booking/ui';
import { formatDays } from '../../../../dates/shown-date.ts';
import { numberFormat } from '../../../../region/region.ts';
import { rangesOf } from '../../draft/changes-of.ts';
import { rowKey } from '../../rate-keys.ts';
import { rowName, valueLabels, valueText } from '../../rate-words.ts';
import { yearBefore } from './copied-rates.ts';
import type { YearCopy } from './copy-of-year-before.ts';

interface CopiedFactsProps {
  readonly copy: YearCopy;
  readonly rates: Pick<Rates, 'currency'>;
}

/** The lines that are listed: more than a person reads. */
const LINES_MAX = 60;

/** Copied values with their days in both years, and the days that had nothing to copy. */
export function CopiedFacts({ copy, rates: { currency } }: CopiedFactsProps) {
  const { changes, missing, targets } = copy;
  // Days of two years are side by side, so both years are named.
  const daysText = (startDate: string, endDate: string) => formatDays(startDate, endDate, '');
  const lines = changes
    .flatMap((change) => (change.ranges ?? []).map((range) => ({ ...range, change })))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const more = lines.length - LINES_MAX;
  return (
    <>
      <table className="border-collapse tabular-nums">
        <thead>
          <tr className={row}>
            <th scope="col">Days</th>
            <th scope="col">Rates</th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, LINES_MAX).map(({ startDate, endDate, change }) => (
            <tr key={`${startDate} ${JSON.stringify(change.scope)}`} className={row}>
              <th scope="row">
                {daysText(startDate, endDate)}
                <span className="type-body-sm block font-normal text-bk-muted">
                  from {daysText(yearBefore(startDate), yearBefore(endDate))}
                </span>
              </th>
              <td>{namesOf(change, targets)}</td>
              <td>{valuesText(change, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>And {numberFormat().format(more)} more.</p>}
      {missing.length > 0 && (
        <InlineMessage tone="info" title="Nothing was set for these days a year before">
          They stay as they are.
          <ul className="ps-4">
            {missing.map(({ row, days }) => (
              <li key={rowKey(row)}>
                {rowName(row, targets)}:{' '}
                {rangesOf(days)
                  .map(({ startDate, endDate }) => daysText(startDate, endDate))
                  .join(', ')}
              </li>
            ))}
          </ul>
        </InlineMessage>
      )}
    </>
  );
}

const row = '*:border-bk-subtle *:border-b *:px-2 *:py-1 *:text-start *:align-top';

/** "Deluxe Lake Room, Haveli Suite · EP". */
function namesOf({ scope }: RateScopeChange, targets: Rates['targets']): string {
  const names = targets
    .filter(({ category, asset }) =>
      asset ? scope.assets?.includes(asset) : scope.categories?.includes(category),
    )
    .map(({ name }) => name);
  return [names.join(', '), ...(scope.ratePackages ?? [])].join(' · ');
}

/** "Price ₹4,500, Minimum stay 2 nights". */
function valuesText({ set = {} }: RateScopeChange, currency: string): string {
  return RATE_VALUES.flatMap((name) => {
    const value = set[name];
    if (value === undefined) return [];
    const plain = typeof value === 'object' ? value.value : value;
    return `${valueLabels[name]} ${valueText(name, plain, currency)}`;
  }).join(', ');
}
