'use client';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The mounted parts that serve the whole page, by their kind, in the order in which they came. */
const mounted = /* @__PURE__ */ new Map<string, readonly symbol[]>();
const listeners = /* @__PURE__ */ new Set<() => void>();

function set(kind: string, parts: readonly symbol[]) {
  mounted.set(kind, parts);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether a part that serves the whole page is the first of its kind; undefined on a server and until it is mounted. Of
 * several, as where two apps share a page, the next one takes over when the first goes.
 */
export function useFirstOfPage(kind: string): boolean | undefined {
  const [part] = useState(() => Symbol(kind));
  useLayoutEffect(() => {
    const others = () => (mounted.get(kind) ?? []).filter((other) => other !== part);
    set(kind, [...others(), part]);
    return () => set(kind, others());
  }, [kind, part]);
  return useSyncExternalStore(
    subscribe,
    () => {
      const first = mounted.get(kind)?.[0];
      return first && first === part;
    },
    () => undefined,
  );
}
