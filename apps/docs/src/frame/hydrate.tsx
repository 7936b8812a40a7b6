/** The script of a page that its reader uses: takes over its frame, and opens playgrounds. */
import { surroundings } from 'virtual:surroundings';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openExamplesOnPress } from '../playground/open-example.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { ROOT_ID } from './root-id.ts';
import { StaticContent } from './static-content.tsx';

/** Takes over the page, and resolves once it answers. */
export function hydrate(): Promise<void> {
  openExamplesOnPress();
  return new Promise((resolve) => {
    const root = document.getElementById(ROOT_ID);
    if (!root) return resolve();
    // In small steps: who reads, scrolls or types in between waits for none of it.
    startTransition(() => {
      hydrateRoot(
        root,
        <Awake onAwake={resolve}>
          <DocsFrame {...surroundings} current={root.dataset.path ?? ''}>
            <StaticContent />
          </DocsFrame>
        </Awake>,
      );
    });
  });
}

interface AwakeProps {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

/** Its effect follows those of everything in it. */
function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}
