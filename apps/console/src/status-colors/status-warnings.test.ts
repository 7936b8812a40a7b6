import { expect, it } from 'vitest';
import type { DrawnStatus } from './drawn-status.ts';
import { warningsOf } from './status-warnings.ts';

const colors = {
  Mint: '#bbf7d0',
  Forest: '#166534',
  Sky: '#bae6fd',
  Chilli: '#b91c1c',
  Olive: '#5c4a00',
  Snow: '#fefefe',
  Night: '#121a1d',
} as const;

function status(
  label: string,
  fill: keyof typeof colors,
  border: keyof typeof colors,
  textColor?: string,
): DrawnStatus {
  const [dark, light] = ['#000000', '#ffffff'];
  const text = textColor ?? (['Mint', 'Sky', 'Snow'].includes(fill) ? dark : light);
  const choice = (name: keyof typeof colors) => {
    return { _id: name, name, hex: colors[name], textColor: text };
  };
  return { key: 'paid', label, fill: choice(fill), border: choice(border), icon: 'star' };
}

const paid = status('Paid', 'Mint', 'Forest');

it('has nothing to say of statuses that everyone can read and tell apart', () => {
  expect(warningsOf([paid, status('Confirmed', 'Sky', 'Chilli')])).toEqual([]);
});

it('warns of text that is hard to read', () => {
  expect(warningsOf([status('Paid', 'Mint', 'Forest', '#4d8c63')])).toEqual([
    'Paid: text on Mint has a contrast of 3.3:1. It needs 4.5:1.',
  ]);
});

it('warns of a fill that is the background of a theme', () => {
  expect(warningsOf([status('Paid', 'Snow', 'Forest'), status('Held', 'Night', 'Mint')])).toEqual([
    'Paid: Snow is the same as the light background.',
    'Held: Night is the same as the dark background.',
  ]);
});

it('warns of two statuses with the same look, once', () => {
  expect(warningsOf([paid, status('Clean', 'Mint', 'Forest')])).toEqual([
    'Paid and Clean look alike.',
  ]);
});

it('says whose eyes two statuses look alike to', () => {
  const [red, olive] = [status('Late', 'Chilli', 'Mint'), status('Held', 'Olive', 'Mint')];
  expect(warningsOf([red, olive])).toEqual(['Late and Held look alike with protanopia.']);
  expect(warningsOf([paid, status('Confirmed', 'Sky', 'Forest')])).toEqual([
    'Paid and Confirmed look alike with tritanopia.',
  ]);
  expect(warningsOf([red, status('Held', 'Olive', 'Chilli')])).toEqual([]);
});
