import { brand } from '@booking/content/brand';
import type { SiteFacts } from '@booking/content/site-facts';

type Fact = 'legalName' | 'address' | 'phone' | 'email' | 'social';

/** Whether a fact of the company still stands in until the owner's own is known. */
export function isSample({ company }: SiteFacts, fact: Fact): boolean {
  const { value, isSample: standsIn } = brand[fact];
  return standsIn && JSON.stringify(company[fact]) === JSON.stringify(value);
}
