'use client';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Mounted components that serve the whole page, by kind, in mount order. */
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
 * Returns whether the component is the first of its kind on the page; undefined on a server and until mounted. If
 * several are mounted, for example by two apps, the next takes over when the first unmounts.
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
