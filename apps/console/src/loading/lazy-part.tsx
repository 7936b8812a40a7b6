import { type ComponentType, lazy, useState } from 'react';
import { reloading } from './reload-once.ts';

/**
 * A part of a screen in a file of its own, which is requested with the screen's file: the screen can be painted before
 * it has come. Once it has, the part is rendered at once, without a fallback.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loading = load().then((part) => {
    loaded = part;
  });
  // What fails here fails again, and says so, when it is rendered.
  loading.catch(() => undefined);
  const Lazy = lazy(reloading(async () => ({ default: loaded ?? (await load()) })));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a module, as `lazy` is.
  return function LazyPart(props: P) {
    // Another type later would mount it again, and lose what was typed.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Part {...props} />;
  };
}
