import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './islands.ts';

export interface IslandProps {
  name: IslandName;
  /** The component of that name. It takes no props, since the browser renders it again. */
  children: ReactElement;
}

/** Prints a component with all that React needs to take it over later (see `hydrate`). It reads without script. */
export function Island({ name, children }: IslandProps) {
  const html = renderToString(children, { identifierPrefix: name });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, printed at build time.
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
