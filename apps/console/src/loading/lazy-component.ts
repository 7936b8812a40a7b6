import { lazy } from 'react';
import { whenOnline } from './when-online.ts';

/** A component whose file can be loaded before it is shown. */
export interface Preloadable {
  /** Loads its file. @throws where the file can't be loaded; showing it tries again. */
  readonly preload: () => Promise<unknown>;
}

/** `lazy` for a component with type parameters, which React's type would drop; `preload` loads it early. */
export function lazyComponent<C>(load: () => Promise<{ readonly default: C }>): C & Preloadable {
  const loadAny = whenOnline(load) as unknown as Parameters<typeof lazy>[0];
  return Object.assign(lazy(loadAny) as unknown as C & object, { preload: load });
}
