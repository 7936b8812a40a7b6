import type { GenericsCheck, Institution } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../session/session-context.ts';

/** Limits for new categories and assets of an institute, loaded before anything is typed. */
export interface Generics {
  readonly check: GenericsCheck['data'] | undefined;
  readonly isFetched: boolean;
  /** Why no category can be added. */
  readonly categoryReason: string | undefined;
  /** Why no asset can be added. */
  readonly assetReason: string | undefined;
  /** How many more assets the plan allows; undefined for no limit. */
  readonly assetsLeft: number | undefined;
}

/** Reads what the institute’s template and plan allow. */
export function useGenerics(institute: Pick<Institution, '_id'>): Generics {
  const { data, isFetched } = useQuery(
    useReads().category.checkGenerics({ institution: institute._id }),
  );
  const check = data?.data;
  const limit = check?.limits.assets;
  const assetsLeft = limit && limit.max !== null ? Math.max(0, limit.max - limit.used) : undefined;
  const isOpen = check?.generics.some(({ available }) => available) ?? true;
  return {
    check,
    isFetched,
    categoryReason: isOpen
      ? undefined
      : (check?.generics[0]?.reason ?? 'Nothing can be rented with this template yet.'),
    assetReason:
      check && !limit
        ? 'This institute has no active subscription. Start one first.'
        : assetsLeft === 0
          ? `The plan includes ${limit?.max} assets.`
          : undefined,
    assetsLeft,
  };
}
