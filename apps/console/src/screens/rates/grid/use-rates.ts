import type { RateCell, Rates } from '@booking/api-client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReads } from '../../../session/session-context.ts';
import { cellsByKey } from '../rate-keys.ts';

/** The rates of a window of days: of categories, and of the assets of those that are open. */
export interface LoadedRates {
  readonly rates: Rates | undefined;
  /** The rows and targets of assets, by category; undefined while they load. */
  readonly assets: ReadonlyMap<string, Pick<Rates, 'rows' | 'targets'> | undefined>;
  readonly cells: ReadonlyMap<string, RateCell>;
  /** The categories, and the assets of those that are open. */
  readonly targets: Rates['targets'];
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Loads what the grid shows. While other days load, those that were shown stay. */
export function useRates(
  institution: string,
  days: readonly string[],
  open: readonly string[],
): LoadedRates {
  const reads = useReads();
  const window = {
    institution,
    startDate: days[0] ?? '',
    endDate: days.at(-1) ?? '',
    resolve: true,
  };
  const main = useQuery({
    ...reads.rate.list(window),
    placeholderData: (before: Rates | undefined) => before,
  });
  const opened = useQueries({
    queries: open.map((category) => reads.rate.list({ ...window, category, assets: true })),
  });
  const rates = main.data;
  const responses = opened.map(({ data }) => data);
  const stamp = opened.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp stands for the array, which is new each time.
  const assets = useMemo(
    () => new Map(open.map((category, place) => [category, ofAssets(responses[place])] as const)),
    [stamp, open],
  );
  const cells = useMemo(
    () =>
      cellsByKey([
        ...(rates?.rows ?? []),
        ...[...assets.values()].flatMap((loaded) => loaded?.rows ?? []),
      ]),
    [rates, assets],
  );
  const targets = useMemo(
    () => [
      ...(rates?.targets ?? []),
      ...[...assets.values()].flatMap((loaded) => loaded?.targets ?? []),
    ],
    [rates, assets],
  );
  return {
    rates,
    assets,
    cells,
    targets,
    error: main.error ?? opened.find(({ error }) => error)?.error ?? null,
    isFetching: main.isFetching || opened.some(({ isFetching }) => isFetching),
    refetch: () => {
      void main.refetch();
      for (const query of opened) void query.refetch();
    },
  };
}

function ofAssets(rates: Rates | undefined): Pick<Rates, 'rows' | 'targets'> | undefined {
  return (
    rates && {
      rows: rates.rows.filter(({ asset }) => asset),
      targets: rates.targets.filter(({ asset }) => asset),
    }
  );
}
