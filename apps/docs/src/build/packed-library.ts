import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { ROOT } from '../pages/doc-page.ts';
import type { Edition } from '../pages/edition.ts';

/**
 * Lets examples import the library of an older edition as it was packed: all of it is in its `cdn.js`, without React.
 * The newest is the installed one.
 */
export function packedLibrary({ base, root }: Edition): UserConfig['resolve'] {
  if (base === ROOT) return {};
  const dist = fileURLToPath(new URL('packages/ui/dist/', root));
  return {
    alias: [
      { find: /^@booking\/ui$/, replacement: `${dist}cdn.js` },
      { find: /^@booking\/ui\/(.+\.css)$/, replacement: `${dist}$1` },
      { find: /^@booking\/ui\/([\w-]+)$/, replacement: `${dist}$1.js` },
    ],
    // An unpacked edition has no React beside it.
    dedupe: ['react', 'react-dom'],
  };
}
