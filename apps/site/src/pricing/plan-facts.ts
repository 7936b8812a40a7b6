import type { PublicPlan } from '@booking/content/site-facts';

const list = new Intl.ListFormat('en-IN');

/** How much a plan has room for, and how long it is tried: "Up to 10 rooms and 2 users", "14-day free trial". */
export function planFacts({
  template,
  price,
  limits,
  trialDays,
}: Pick<PublicPlan, 'template' | 'price' | 'limits' | 'trialDays'>): readonly string[] {
  const assets = template === 'hospitality' ? 'rooms' : 'assets';
  const limited = [countOf(limits.assets, assets), countOf(limits.users, 'users')].filter(
    (count) => count !== null,
  );
  const size =
    limited.length > 0 ? `Up to ${list.format(limited)}` : `Unlimited ${assets} and users`;
  return price !== null && trialDays > 0 ? [size, `${trialDays}-day free trial`] : [size];
}

function countOf(count: number | null, noun: string): string | null {
  if (count === null) return null;
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun.slice(0, -1) : noun}`;
}
