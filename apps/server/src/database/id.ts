import { randomBytes } from 'node:crypto';

const ID = /^[0-9a-f]{24}$/;
const TAIL_END = 2 ** 48;

let lastTime = 0;
let tail = 0;

/**
 * A new id: 12 hex digits of milliseconds and 12 random ones. Ids made by one process only rise,
 * so the order of ids is the order of creation even inside one millisecond.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    tail = randomBytes(6).readUIntBE(0, 6);
  } else {
    tail += 1;
    if (tail >= TAIL_END) {
      lastTime += 1;
      tail = 0;
    }
  }
  return idAt(lastTime, tail);
}

/** The id of a time in milliseconds and a number, for rows that are to have the same ids each time. */
export function idAt(time: number, tail: number): string {
  return hex(time) + hex(tail);
}

/** Whether a text has the form of an id. Anything else in a path is 404, never a lookup. */
export function isId(text: string): boolean {
  return ID.test(text);
}

function hex(value: number): string {
  return value.toString(16).padStart(12, '0');
}
