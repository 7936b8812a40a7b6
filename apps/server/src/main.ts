// What the product is made of is looked up only when the hook for that is in place.
import './database/quick-imports.ts';

await import('./start.ts');
