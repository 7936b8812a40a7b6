import { type ComponentType, lazy, Suspense, useState } from 'react';
import { whenOnline } from './when-online.ts';

/**
 * A part of a screen in a file of its own, which is requested with the screen's file: the screen can be painted before
 * it has come. Once it has, the part is rendered at once, without a fallback. Until then `Pending` is shown;
 * without one, the nearest `Suspense` around it shows its fallback.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Pending?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loading = load().then((part) => {
    loaded = part;
  });
  // A load that fails here is tried again when the part is rendered, which reports the failure.
  loading.catch(() => undefined);
  const Lazy = lazy(whenOnline(async () => ({ default: loaded ?? (await load()) })));
  return function LazyPart(props: P) {
    // Another type later would mount it again, and lose what was typed.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    if (!Pending) return <Part {...props} />;
    return (
      <Suspense fallback={<Pending {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
