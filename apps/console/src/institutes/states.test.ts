import { GST_STATES, gstStateOf } from '@booking/api-client/facts';
import { expect, test } from 'vitest';
import { today } from '../dates/shown-date.ts';
import { states } from './states.ts';

test('every state of a GSTIN is one of the form', () => {
  const valid = GST_STATES.filter(({ code }) => gstStateOf(code, today()));
  expect(valid.map(({ name }) => name).toSorted()).toEqual([...states].sort());
  expect(gstStateOf('', today())).toBeUndefined();
});
