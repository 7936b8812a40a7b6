import { expect, it } from 'vitest';
import { filledText, variablesFor } from './message-text.ts';

const variables = [
  { key: '1', path: 'guest.firstName', text: 'guest' },
  { key: '2', path: null, text: 'Lakeview' },
] as const;

it('fills variables with examples, marks those without a value, and shows fallbacks', () => {
  const text = 'Hello {{1}} of {{ 2 }}: {{3}}.';
  expect(filledText(text, variables)).toEqual([
    { text: 'Hello ', kind: 'text' },
    { text: 'Meera', kind: 'value' },
    { text: ' of ', kind: 'text' },
    { text: 'Lakeview', kind: 'value' },
    { text: ': ', kind: 'text' },
    { text: '{{3}}', kind: 'missing' },
    { text: '.', kind: 'text' },
  ]);
  const fallback = filledText('{{1}}', variables, { withFallbacks: true });
  expect(fallback).toEqual([{ text: 'guest', kind: 'value' }]);
  expect(filledText('{{1}}', variables, { prefix: 'header.' })).toMatchObject([
    { kind: 'missing' },
  ]);
});

it('keeps the values of variables that another template has too', () => {
  const template = {
    ...{ name: 'a', language: 'en', category: 'UTILITY', status: 'APPROVED', body: '' },
    ...{ rejectedReason: null, quality: null, header: null, footer: null, usageCount: 0 },
    buttons: [],
    variables: [
      { key: '2', example: null },
      { key: 'header.1', example: null },
    ],
  };
  expect(variablesFor(template, variables)).toEqual([
    variables[1],
    { key: 'header.1', path: null, text: '' },
  ]);
});
