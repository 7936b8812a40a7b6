'use client';
import { useLayoutEffect, useState } from 'react';

/** Mounted components that serve the whole page, by kind, in mount order. */
const mounted = /* @__PURE__ */ new Map<string, readonly symbol[]>();
const listeners = /* @__PURE__ */ new Set<() => void>();

function set(kind: string, parts: readonly symbol[]) {
  mounted.set(kind, parts);
  for (const listener of listeners) listener();
}

/**
 * Returns whether the component is the first of its kind on the page; undefined on a server and until mounted. If
 * several are mounted, for example by two apps, the next takes over when the first unmounts.
 */
export function useFirstOfPage(kind: string): boolean | undefined {
  const [isFirst, setFirst] = useState<boolean>();
  // Before the first paint: what it mounts may be needed as soon as the page is visible.
  useLayoutEffect(() => {
    const part = Symbol(kind);
    const others = () => (mounted.get(kind) ?? []).filter((symbol) => symbol !== part);
    const judge = () => setFirst(mounted.get(kind)?.[0] === part);
    listeners.add(judge);
    set(kind, [...others(), part]);
    return () => {
      listeners.delete(judge);
      set(kind, others());
    };
  }, [kind]);
  return isFirst;
}
