import type { BkbtrSetting } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../session/session-context.ts';

/** The settings of the platform, which every session loads at its start; undefined until then, and where that failed. */
export function useSettings(): BkbtrSetting | undefined {
  return useQuery(useReads().bkbtrSetting.get()).data ?? undefined;
}
