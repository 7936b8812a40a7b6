import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import type { SelectOption } from '@booking/ui';

/** Time zones as options, each once: India's first, where nearly all are, then the others by their names. */
export function zonesInOrder(zones: readonly string[]): SelectOption[] {
  const others = new Set(zones);
  others.delete(PLATFORM_TIME_ZONE);
  return [
    { value: PLATFORM_TIME_ZONE, label: `India (${PLATFORM_TIME_ZONE})` },
    ...[...others].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}
