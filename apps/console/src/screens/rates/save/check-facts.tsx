import type { RateCreate, RateResult, Rates } from '@booking/api-client';
import { InlineMessage } from '@booking/ui';
import type { ReactNode } from 'react';
import { moneyText } from '../../../region/money.ts';
import { cellCount, dayText, rowName, setTexts, skipLabels } from '../rate-words.ts';

interface CheckFactsProps {
  readonly result: RateResult;
  /** Requested changes; without them, prices count as changed. */
  readonly changes?: RateCreate['changes'];
  readonly rates: Pick<Rates, 'targets' | 'currency'>;
  /** Names of the channels that sell the cells. */
  readonly channels: readonly string[];
  /** New values of each cell, where they differ. */
  readonly children?: ReactNode;
}

/** The figures of a dry run: cells, prices before and after, what is skipped and what is unusual. */
export function CheckFacts({ result, changes, rates, channels, children }: CheckFactsProps) {
  const { affected, following, cells, skipped, before, after, unusual } = result;
  const { currency, targets } = rates;
  // A change of stays or restrictions leaves the prices as they are.
  const hasPrices = changes?.some(changesPrices) ?? true;
  return (
    <div className="grid min-w-0 gap-3">
      <p>
        <strong>{cellCount(affected)}</strong> of {cellCount(cells)} change
        {following > 0 && `, plus ${cellCount(following)} in packages that follow`}.
      </p>
      {channels.length > 0 && <p>Channels affected: {channels.join(', ')}.</p>}
      {children ??
        [...new Set(setTexts(changes, currency))].map((text) => <p key={text}>{text}</p>)}
      {before && after && hasPrices && (
        <table className="border-collapse tabular-nums">
          <thead>
            <tr className={row}>
              <th scope="col">Price</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(([name, label]) => (
              <tr key={name} className={row}>
                <th scope="row">{label}</th>
                <td>{moneyText(before[name], currency)}</td>
                <td>{moneyText(after[name], currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unusual.length > 0 && (
        <InlineMessage tone="warning" title="Are these prices right?">
          <ul className="ps-4">
            {unusual.map(({ date, price, meant, ...row }) => (
              <li key={`${row.category} ${row.asset} ${row.ratePackage} ${date}`}>
                {rowName(row, targets)}, {dayText(date, null)}: {moneyText(price, currency)}. Did
                you mean {moneyText(meant, currency)}?
              </li>
            ))}
          </ul>
        </InlineMessage>
      )}
      {skipped.length > 0 && (
        <ul className="ps-4">
          {skipped.map(({ reason, count }) => (
            <li key={reason}>
              {cellCount(count)} {skipLabels[reason]}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function changesPrices({ set, clear }: NonNullable<RateCreate['changes']>[number]): boolean {
  return set?.price !== undefined || (clear?.includes('price') ?? false);
}

const row = '*:border-bk-subtle *:border-b *:px-2 *:py-1 *:text-end *:first:text-start';

const figures = [
  ['min', 'Lowest'],
  ['average', 'Average'],
  ['max', 'Highest'],
  ['sum', 'Sum'],
] as const;
