import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FactsProvider, readFacts } from '../facts/facts.tsx';
import type { IslandName } from '../island/island.tsx';
import { islands } from './islands.ts';

const isIsland = (name: string | undefined): name is IslandName =>
  name !== undefined && name in islands;

/** Lets React take an island over. Returns when its controls work. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name } = island.dataset;
  if (!isIsland(name)) throw new Error(`No island is called ${name}.`);
  const Component = await islands[name]();
  const facts = readFacts();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Arrival onArrival={resolve}>
        <FactsProvider value={facts}>
          <Component />
        </FactsProvider>
      </Arrival>,
      { identifierPrefix: name },
    );
  });
}

function Arrival({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useEffect(() => onArrival(), [onArrival]);
  return children;
}
