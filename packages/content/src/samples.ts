import { brand } from './brand.ts';
import { testimonials } from './testimonials.ts';

/**
 * Returns the facts that visitors see and that are not the owner's own yet, a line each. Nothing of it may go public
 * (`npm run samples`).
 */
export function samples(): readonly string[] {
  const facts = Object.entries(brand).flatMap(([name, fact]) =>
    typeof fact === 'object' && fact.isSample ? [`brand.${name}`] : [],
  );
  const quotes = testimonials.filter(({ isSample }) => isSample).length;
  return quotes > 0 ? [...facts, `testimonials: ${quotes} of ${testimonials.length}`] : facts;
}
