import type { SiteFacts } from '@booking/content/site-facts';
import { createContext, useContext } from 'react';

const FactsContext = createContext<SiteFacts | undefined>(undefined);

/** Gives the facts of the installation to the page, and to each island again when the browser takes it over. */
export const FactsProvider = FactsContext.Provider;

/** The facts of the installation. @throws Error outside a page. */
export function useFacts(): SiteFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('A page needs its facts.');
  return facts;
}

/** The id of the element in which a page carries its facts for its islands. */
export const FACTS_ID = 'site-facts';

/** Reads the facts of the page, which the islands were printed with. */
export function readFacts(): SiteFacts {
  return JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? '');
}
