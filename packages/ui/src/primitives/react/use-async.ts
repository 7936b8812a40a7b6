'use client';
import { useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  readonly state: 'idle' | 'loading' | 'done' | 'failed';
  /** While the next one loads, the last one. */
  readonly data?: T | undefined;
  readonly retry: () => void;
}

interface AsyncOptions<T> {
  /** Nothing is loaded without one; another key loads again. */
  readonly key: string | undefined;
  readonly load: (key: string, signal: AbortSignal) => Promise<T>;
  readonly delay?: number;
}

/** Loads what belongs to a key. A response to an earlier key is ignored, and its request aborted. */
export function useAsync<T>({ key, load, delay = 0 }: AsyncOptions<T>): Loaded<T> {
  const [result, setResult] = useState<{ key: string; attempt: number; data?: T; ok: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const run = useEffectEvent(async (key: string, signal: AbortSignal) => {
    try {
      const data = await load(key, signal);
      if (!signal.aborted) setResult({ key, attempt, data, ok: true });
    } catch {
      if (!signal.aborted) setResult({ key, attempt, ok: false });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same key again.
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void run(key, controller.signal), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, delay, attempt]);
  const isCurrent = result?.key === key && result?.attempt === attempt;
  return {
    state: key === undefined ? 'idle' : !isCurrent ? 'loading' : result.ok ? 'done' : 'failed',
    data: result?.data,
    retry: () => setAttempt(attempt + 1),
  };
}
