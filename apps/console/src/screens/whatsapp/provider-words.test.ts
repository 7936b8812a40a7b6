import { expect, it } from 'vitest';
import { languageName, providerWord, templateName } from './provider-words.ts';

it('reads a value of the provider as words, whether it is known or not', () => {
  expect(['APPROVED', 'IN_APPEAL', 'INVALID_FORMAT', 'TAG_2'].map(providerWord)).toEqual([
    'Approved',
    'In appeal',
    'Invalid format',
    'Tag 2',
  ]);
  expect(providerWord('The header has a variable.')).toBe('The header has a variable.');
});

it('names languages', () => {
  expect(['en', 'hi', 'en_GB'].map(languageName)).toEqual(['English', 'Hindi', 'British English']);
  expect(languageName('not a tag')).toBe('not a tag');
  expect(templateName({ name: 'late_check_out', language: 'en' })).toBe('late_check_out (English)');
});
