import { writeFileSync } from 'node:fs';
import { openApiText } from './document.ts';

/** Writes `openapi.json` from the contract. */
writeFileSync(new URL('../../openapi.json', import.meta.url), openApiText());
