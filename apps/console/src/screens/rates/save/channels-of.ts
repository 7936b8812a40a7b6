import type { Institution, RateCreate, Rates } from '@booking/api-client';

/** The names of the active channels that sell what a change is about. */
export function channelsOf(
  { channels }: Pick<Institution, 'channels'>,
  { changes = [] }: RateCreate,
  targets: Rates['targets'],
): string[] {
  const named = new Set(changes.flatMap(({ scope }) => scope.categories ?? []));
  const units = new Set(changes.flatMap(({ scope }) => scope.assets ?? []));
  for (const { asset, category } of targets) if (asset && units.has(asset)) named.add(category);
  return channels
    .filter(
      ({ status, roomMappings }) =>
        status === 'Active' &&
        roomMappings.some(({ category, isSold }) => isSold && named.has(category)),
    )
    .map(({ title, ota }) => title || ota.name);
}
