import { lazy } from 'react';
import { whenOnline } from './when-online.ts';

/** `lazy` for a component with type parameters, which React's type would drop. */
export function lazyComponent<C>(load: () => Promise<{ readonly default: C }>): C {
  const loadAny = whenOnline(load) as unknown as Parameters<typeof lazy>[0];
  return lazy(loadAny) as unknown as C;
}
