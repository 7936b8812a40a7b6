import { writeFileSync } from 'node:fs';
import { packedSource } from '../contract/pack-routes.ts';
import { routes } from '../contract/routes.ts';
import { openApiText } from './document.ts';

/** Writes what is made from the contract: `openapi.json`, and the table as the page carries it. */
writeFileSync(new URL('../../openapi.json', import.meta.url), openApiText());
writeFileSync(new URL('../contract/packed-routes.ts', import.meta.url), packedSource(routes));
