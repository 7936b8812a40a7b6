// The product's modules are resolved only when the hook for that is installed.
import './database/quick-imports.ts';
import { enableCompileCache } from 'node:module';

// Taking the types out of hundreds of files and compiling them is most of a start: the next one finds both done.
enableCompileCache(`${import.meta.dirname}/../../../node_modules/.cache/booking/compiled`);

await import('./start.ts');
