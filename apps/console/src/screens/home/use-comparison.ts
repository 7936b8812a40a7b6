import { useSearchParams } from 'react-router';

/** What the figures can be compared with, in the order in which it is offered. */
export const comparisons = {
  previous: 'Previous period',
  lastYear: 'Same period last year',
  none: 'Nothing',
} as const;

export type Comparison = keyof typeof comparisons;

const PARAM = 'compare';

const isComparison = (text: string): text is Comparison => Object.hasOwn(comparisons, text);

/** What the address compares the figures with: the previous period, unless it says something else. */
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
