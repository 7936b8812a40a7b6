import { brand } from '@booking/content/brand';
import type { SiteFacts } from '@booking/content/site-facts';

export type Fact = 'legalName' | 'address' | 'phone' | 'email' | 'social';

/** Whether a fact of the company still stands in until the owner's own is known. */
export function isSample({ company }: SiteFacts, fact: Fact): boolean {
  const { value, isSample: standsIn } = brand[fact];
  return standsIn && isSame(company[fact], value);
}

/** Whether two values say the same, in whatever order a database returns their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const others = new Map<string, unknown>(Object.entries(b));
  const own = Object.entries(a);
  return own.length === others.size && own.every(([key, value]) => isSame(value, others.get(key)));
}
