import type { Setting } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../session/session-context.ts';

export type RatePackage = Setting['rates']['ratePackages'][number];

/** The rate packages of an institute; none while its settings can't be read. */
export function useRatePackages(institution: string): readonly RatePackage[] {
  const { data } = useQuery(useReads().setting.get({ institution }));
  return data?.rates.ratePackages ?? [];
}
