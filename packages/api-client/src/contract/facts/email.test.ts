import { expect, test } from 'vitest';
import { emailOf } from './email.ts';

test.each([
  ['Asha@Lakeview.Example', 'asha@lakeview.example'],
  [' asha@lakeview.example ', 'asha@lakeview.example'],
  ['r&d@lakeview.example', 'r&d@lakeview.example'],
  ['front/desk@lakeview.example', 'front/desk@lakeview.example'],
  ['a=b@lakeview.example', 'a=b@lakeview.example'],
  ["o'neil+desk@lakeview.example", "o'neil+desk@lakeview.example"],
  ['info@होटल.भारत', 'info@xn--c2b2bt6e.xn--h2brj9c'],
  ['info@xn--c2b2bt6e.xn--h2brj9c', 'info@xn--c2b2bt6e.xn--h2brj9c'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@MU\u0308LLER.de', 'info@xn--mller-kva.de'],
  ['info@lakeview。example', 'info@lakeview.example'],
  [`${'x'.repeat(64)}@a.in`, `${'x'.repeat(64)}@a.in`],
])('%j is stored as %j', (typed, stored) => {
  expect(emailOf(typed)).toBe(stored);
});

test.each([
  '',
  '@',
  'a@',
  '@a.in',
  'a@b',
  'a@x-.example',
  'a@-x.example',
  'a@x..example',
  'a@x.example.',
  'a b@x.example',
  'a@x y.example',
  'a@b@x.example',
  'Asha <a@x.example>',
  'a@x.example, b@x.example',
  'a@x.example/path',
  'a@x.example:25',
  'a@x%2eexample',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@0x7f.1',
  'आशा@x.example',
  `${'x'.repeat(65)}@a.in`,
  `a@${'x'.repeat(64)}.in`,
  `a@${'x.'.repeat(130)}in`,
  'a@x.example\r\nBcc: b@x.example',
])('%j is no address', (typed) => {
  expect(emailOf(typed)).toBeUndefined();
});
