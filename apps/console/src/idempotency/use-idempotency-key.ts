import { useState } from 'react';

/**
 * Names a write, so that the server carries it out once however often it is sent. The name stays for the same body, as
 * when a failed save is tried again, and is another for another body.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(keyByBody);
  return keyOf;
}

/** The same for one write of many that a part makes. */
export function keyByBody(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (!last.key || text !== last.body) last = { body: text, key: randomKey() };
    return last.key;
  };
}

/** A name that no other write has. `crypto.randomUUID` exists in secure contexts alone. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
