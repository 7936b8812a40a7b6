import type { Page } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../data/totals.ts';
import type { ListOf } from './list-of.ts';
import { criteriaOf, type ListState } from './list-state.ts';

/** How many rows match, as far as they were counted. */
export interface ListTotal {
  readonly total: number;
  /** There are more. */
  readonly isCapped: boolean;
  /** All of them are being counted. */
  readonly isCounting: boolean;
  /** Counts all of them. */
  readonly count: () => void;
}

/** The total of a page, which says "10,000+" until someone asks for the exact number of those that match. */
export function useTotal<T extends { readonly _id: string }, K extends string>(
  { read }: Pick<ListOf<T, K>, 'read'>,
  state: ListState<K>,
  page: Page<T> | undefined,
): ListTotal {
  const criteria = criteriaOf(state);
  const matching = JSON.stringify(criteria);
  const [asked, setAsked] = useState<string>();
  const isAsked = asked === matching && page?.isTotalCapped === true;
  const exact = useQuery({ ...read({ ...countOf(criteria), count: 'exact' }), enabled: isAsked });
  const counted = isAsked ? exact.data : undefined;
  return {
    total: counted?.total ?? page?.total ?? 0,
    isCapped: page?.isTotalCapped === true && counted === undefined,
    isCounting: isAsked && exact.isFetching,
    count: () => {
      setAsked(matching);
      if (asked === matching) void exact.refetch();
    },
  };
}
