import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';

test.each([
  [firefox, false, 'Firefox on Windows'],
  ['something else', false, 'Unknown device'],
  [null, false, 'Unknown device'],
  [null, true, 'Their own app'],
])('names what a session runs on: %s', (agent, isHandedOver, words) => {
  expect(deviceOf({ agent, isHandedOver })).toBe(words);
});
