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
 * Whether a part that serves the whole page is the first of its kind. Of several, as where two apps share a page, the
 * next one takes over when the first goes.
 */
export function useFirstOfPage(kind: string): boolean {
  const [part] = useState(() => Symbol(kind));
  useLayoutEffect(() => {
    const others = () => (mounted.get(kind) ?? []).filter((other) => other !== part);
    set(kind, [...others(), part]);
    return () => set(kind, others());
  }, [kind, part]);
  return useSyncExternalStore(
    subscribe,
    () => mounted.get(kind)?.[0] === part,
    () => false,
  );
}
