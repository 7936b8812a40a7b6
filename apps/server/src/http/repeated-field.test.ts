import { expect, it } from 'vitest';
import { repeatedField } from './repeated-field.ts';

it.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":[0,{"c":1,"d":2,"c":3}]}}', 'a.b.1.c'],
  ['{ "role" : 1 , "\\u0072ole" : 2 }', 'role'],
  ['{"":1,"":2}', ''],
  ['{"a\\"b":1,"a\\"b":2}', 'a"b'],
])('finds the field that stands twice in %s', (text, path) => {
  expect(repeatedField(text)).toBe(path);
});

it.each([
  '{"a":{"a":{"a":1}},"b":{"a":1}}',
  '[{"a":1},{"a":2}]',
  '{"a":"a","b":"\\"a\\":","c":["a","a"]}',
  '"a"',
  '1',
])('finds none in %s', (text) => {
  expect(repeatedField(text)).toBeUndefined();
});

it('reads a text as long as a body may be', () => {
  expect(repeatedField(JSON.stringify({ a: '\\"x'.repeat(250_000) }))).toBeUndefined();
  expect(repeatedField(`{"a":"${'x'.repeat(1_000_000)}","a":1}`)).toBe('a');
});
