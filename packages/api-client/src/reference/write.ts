import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { GUIDES, referencePages } from './pages.ts';

/** Writes the reference into the package: `docs/` and `llms.txt`. */
const root = new URL('../../dist/', import.meta.url);
rmSync(new URL('docs/', root), { recursive: true, force: true });
mkdirSync(new URL('docs/', root));
for (const [file, text] of referencePages()) writeFileSync(new URL(file, root), text);
for (const { file, source } of GUIDES) {
  copyFileSync(new URL(source, import.meta.url), new URL(file, root));
}
