import type { AmountAt, Setting } from '@booking/api-client/contract';

/** The sections that have amounts, where they are saved. */
type Priced = { readonly [N in 'stayTimes' | 'rates' | 'taxes']?: Setting[N] | null | undefined };

/** The amounts of money in sections of the settings, each with its path. */
export function amountsOf({ stayTimes, rates, taxes }: Priced): readonly AmountAt[] {
  const all: readonly (readonly [path: string, amount: number | null | undefined])[] = [
    ['stayTimes.earlyCheckIn.charge', stayTimes?.earlyCheckIn.charge],
    ['stayTimes.lateCheckOut.charge', stayTimes?.lateCheckOut.charge],
    ['rates.minRate', rates?.minRate],
    ['rates.maxRate', rates?.maxRate],
    ...(rates?.ratePackages ?? []).map(
      ({ mode, value }, index) =>
        [`rates.ratePackages.${index}.value`, mode === 'amount' ? value : null] as const,
    ),
    ...(taxes?.rules ?? []).flatMap(
      ({ mode, rate, minTariff, maxTariff }, index) =>
        [
          [`taxes.rules.${index}.rate`, mode === 'fixed' ? rate : null],
          [`taxes.rules.${index}.minTariff`, minTariff],
          [`taxes.rules.${index}.maxTariff`, maxTariff],
        ] as const,
    ),
  ];
  return all.flatMap(([path, amount]) => (typeof amount === 'number' ? [[path, amount]] : []));
}
