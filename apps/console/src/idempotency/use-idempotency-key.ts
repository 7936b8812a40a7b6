import { useState } from 'react';

/**
 * Returns the idempotency key of a write: the same for the same body, for example when a failed save is retried, and
 * another for another body.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(keyByBody);
  return keyOf;
}

/** The same outside of React, for one of many writes. */
export function keyByBody(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (!last.key || text !== last.body) last = { body: text, key: randomKey() };
    return last.key;
  };
}

/** Returns the idempotency key of each of several writes that are sent, and retried, together. */
export function keysByBody(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

/** A random key. `crypto.randomUUID` only exists in secure contexts. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
