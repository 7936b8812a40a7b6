import { expect, it } from 'vitest';
import { templates as all } from '../../testing/institutes.ts';
import { tabAddress, templateAt, withTemplate } from './template-address.ts';

const [first, second, third] = all.map((template, at) => ({ ...template, isAvailable: at < 2 }));
if (!first || !second || !third) throw new Error('There are five templates.');
const templates = [first, second, third];
const at = (search: string) => templateAt(new URLSearchParams(search), templates);

it('the template of an address is the one that it names', () => {
  expect(at(`tId=${second._id}`)).toEqual({ template: second, isGiven: true });
});

it.each(['', 'tId=', 'tId=unknown', `tId=${third._id}`])(
  'the first one is shown for "%s"',
  (search) => expect(at(search)).toEqual({ template: first, isGiven: false }),
);

it('none is shown when none is available', () => {
  expect(templateAt(new URLSearchParams(), [third]).template).toBeUndefined();
});

it('a corrected address keeps everything else', () => {
  const params = new URLSearchParams('tId=unknown&search=blue&profile=details');
  expect(String(withTemplate(params, first))).toBe(`tId=${first._id}&search=blue&profile=details`);
});

it('another tab keeps what is not of the list', () => {
  const rule = { filters: { group: () => true }, sorts: ['name'], defaultSort: 'order' };
  const params = new URLSearchParams(
    `tId=${first._id}&profile=details&search=blue&group=asset&sort=name&page=3&limit=50&view=x&open=y`,
  );
  expect(String(tabAddress(params, second, rule))).toBe(`tId=${second._id}&profile=details`);
  expect(String(tabAddress(new URLSearchParams('group=asset'), second))).toBe(
    `group=asset&tId=${second._id}`,
  );
});
