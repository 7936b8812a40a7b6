import { expect, it } from 'vitest';
import { baseOf, hrefIn, linksToEditions, newestFirst } from './edition.ts';

const newest = { edition: { version: '2.1.0', base: '/design/' }, paths: ['', 'menu/', 'board/'] };
const older = {
  edition: { version: '2.0.0', base: baseOf('2.0.0') },
  paths: ['', 'menu/', 'pill/'],
};

it('leads to the same page of another version, or to its first where it has none', () => {
  const [, toOlder] = linksToEditions(newest, [newest, older]);
  expect(['', 'menu/', 'board/'].map((path) => toOlder && hrefIn(toOlder, path))).toEqual([
    '/design/v/2.0.0/',
    '/design/v/2.0.0/menu/',
    '/design/v/2.0.0/',
  ]);
  const [toNewest] = linksToEditions(older, [newest, older]);
  expect(['menu/', 'pill/'].map((path) => toNewest && hrefIn(toNewest, path))).toEqual([
    '/design/menu/',
    '/design/',
  ]);
});

it('knows that 2.10.0 is newer than 2.9.0', () => {
  expect(['2.9.0', '1.0.0', '2.10.0'].toSorted(newestFirst)).toEqual(['2.10.0', '2.9.0', '1.0.0']);
});
