import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { phone } from './contact-values.ts';
import { lines, nameText, timeZone } from './values.ts';

test.each([
  'Asia/Kolkata',
  'Asia/Calcutta',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+5',
  'Japan',
  'Cuba',
  'UTC',
  'GMT',
])('%s is a time zone', (name) => {
  expect(z.safeParse(timeZone, name).success).toBe(true);
});

// JavaScript knows these as well, and PostgreSQL means something else by them, or nothing.
test.each([
  'IST',
  'ist',
  'BST',
  'CET',
  'EST',
  '+05:30',
  '-08:00',
  'SystemV/EST5',
  'Mars/Olympus',
  '',
])('%s is none', (name) => {
  expect(z.safeParse(timeZone, name).success).toBe(false);
});

describe('a text of a person', () => {
  const name = nameText('The name', 1, 60);
  const note = lines('The note', 1, 60);
  const takes = (schema: typeof name, value: string) => schema.safeParse(value).success;

  it.each([
    'Asha',
    'अनिल',
    'O\u2019Brien-Smith',
    'رنا',
    '\u0d28\u0d4d\u200d',
    '👩‍👩‍👧',
    ' trimmed\n',
  ])('may be %j', (value) => {
    expect([takes(name, value), takes(note, value)]).toEqual([true, true]);
  });

  it.each(['A\r\nBcc: x', 'a\nb', 'a\tb', 'a\u2028b', 'a\u2029b'])(
    'is one line where it is a name, not %j',
    (value) => {
      expect([takes(name, value), takes(note, value)]).toEqual([false, true]);
    },
  );

  it.each([
    'a\u0000b',
    'a\u001b[31mb',
    'a\u0007b',
    'a\u007fb',
    'a\u0085b',
    'a\u202egnp.exe',
    'a\u2066b',
  ])('has no character that writes nothing: %j', (value) => {
    expect([takes(name, value), takes(note, value)]).toEqual([false, false]);
  });

  it('is no web address where it is a name', () => {
    const { error } = name.safeParse('Win a prize: https://evil.example');
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'The name can’t contain a web address.',
    ]);
    expect(takes(note, 'see https://lakeview.example')).toBe(true);
  });

  it('is refused in words of its own', () => {
    const messages = (schema: typeof name) =>
      schema.safeParse('a\u0007b').error?.issues.map(({ message }) => message);
    expect(messages(name)).toEqual(['The name can’t contain line breaks or control characters.']);
    expect(messages(note)).toEqual(['The note can’t contain control characters.']);
  });
});

describe('a phone number', () => {
  it.each(['+919876543210', '+91 (0)98765-43210', '0091 98765 43210', 'tel:+91-98765-43210'])(
    '%j is stored in E.164',
    (text) => {
      expect(phone.parse(text)).toBe('+919876543210');
    },
  );

  it.each([
    ...['98765 43210', '+91 98765', '+9198765432101', '', '+91 call me'].map((text) => [
      text,
      'Enter a 10-digit number, for example 98765 43210.',
    ]),
    ['+44 20', 'Check the number: it has too many or too few digits for +44.'],
    ['+999 123456789', 'Enter the number with its country code, for example +91 98765 43210.'],
  ])('%j is refused with what to do in its country', (text, message) => {
    const { error } = phone.safeParse(text);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
