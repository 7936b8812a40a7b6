/** The script of every page: takes over its frame, and adds playgrounds to its examples. */

import { surroundings } from 'virtual:surroundings';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ROOT_ID } from '../document/root-id.ts';
import { ExampleBlock } from '../playground/example-block.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { StaticContent } from './static-content.tsx';

const root = document.getElementById(ROOT_ID);
// The list is long, and the page is somewhere in it.
root?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });

// In small steps: who reads, scrolls or types in between waits for none of it.
startTransition(() => {
  if (!root) return;
  hydrateRoot(
    root,
    <DocsFrame {...surroundings} current={root.dataset.path ?? ''}>
      <StaticContent />
    </DocsFrame>,
  );
});

for (const block of document.querySelectorAll<HTMLElement>('[data-playground]')) {
  const pre = block.querySelector('pre');
  if (!pre) continue;
  const place = block.appendChild(document.createElement('div'));
  startTransition(() => createRoot(place).render(<ExampleBlock pre={pre} />));
}
