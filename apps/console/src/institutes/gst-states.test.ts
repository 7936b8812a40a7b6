import { expect, test } from 'vitest';
import { gstStateOf } from './gst-states.ts';
import { states } from './states.ts';

test('every state of a GSTIN is one of the form', () => {
  const gstStates = Array.from({ length: 99 }, (_, at) => gstStateOf(String(at).padStart(2, '0')));
  const named = gstStates.filter((state) => state !== undefined);
  expect(named.toSorted()).toEqual([...states].sort());
  expect(gstStateOf('')).toBeUndefined();
});
