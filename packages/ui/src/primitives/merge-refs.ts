import { type Ref, useCallback } from 'react';

/** Returns one stable ref that sets both. */
export function useMergedRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): (node: T | null) => () => void {
  return useCallback(
    (node) => {
      const undo = [first, second].map((ref) => setRef(ref, node));
      return () => {
        for (const clear of undo) clear();
      };
    },
    [first, second],
  );
}

function setRef<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const clear = ref(node);
    return () => (typeof clear === 'function' ? clear() : ref(null));
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
