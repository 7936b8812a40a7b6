import { useSearchParams } from 'react-router';

/** Periods that the figures can be compared with, in the order of the menu. */
export const comparisons = {
  previous: 'Previous period',
  lastYear: 'Same period last year',
  none: 'Nothing',
} as const;

export type Comparison = keyof typeof comparisons;

const PARAM = 'compare';

const isComparison = (text: string): text is Comparison => Object.hasOwn(comparisons, text);

/** Returns the comparison in the address. Default: the previous period. */
export function useComparison(): readonly [Comparison, (comparison: Comparison) => void] {
  const [params, setParams] = useSearchParams();
  const fromAddress = params.get(PARAM) ?? '';
  const choose = (comparison: Comparison) => {
    const next = new URLSearchParams(params);
    if (comparison === 'previous') next.delete(PARAM);
    else next.set(PARAM, comparison);
    setParams(next, { preventScrollReset: true, replace: true });
  };
  return [isComparison(fromAddress) ? fromAddress : 'previous', choose];
}
