import { lazy } from 'react';
import { reloading } from './reload-once.ts';

/** `lazy` for a component with type parameters, which React's type would drop. */
export function lazyComponent<C>(load: () => Promise<{ readonly default: C }>): C {
  const loadAny = reloading(load) as unknown as Parameters<typeof lazy>[0];
  return lazy(loadAny) as unknown as C;
}
