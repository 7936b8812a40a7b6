import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FactsProvider, useFacts } from '../facts/facts.tsx';

/** The parts of the page that React takes over. */
export type IslandName = 'contact' | 'faq' | 'map' | 'pricing' | 'testimonials';

export interface IslandProps {
  name: IslandName;
  /** The component of that name. It takes no props, since the browser renders it again. */
  children: ReactElement;
}

/** Prints a component with all that React needs to take it over later (see `hydrate`). It reads without script. */
export function Island({ name, children }: IslandProps) {
  const facts = useFacts();
  const html = renderToString(<FactsProvider value={facts}>{children}</FactsProvider>, {
    identifierPrefix: name,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup.
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
