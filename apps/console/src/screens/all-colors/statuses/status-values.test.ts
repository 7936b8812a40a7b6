import { expect, it } from 'vitest';
import { aColor, someColors, someStatusColors } from '../../../testing/colors.ts';
import { bodyOf, choicesOf, valuesOf } from './status-values.ts';

it('an unchanged form writes the set as it is', () => {
  expect(bodyOf(valuesOf(someStatusColors), 3)).toEqual({
    statuses: someStatusColors.map(({ key, label, fill, border, icon, order }) => ({
      ...{ key, label, icon, order },
      fill: fill._id,
      border: border._id,
    })),
    __v: 3,
  });
});

it('a status keeps its place in the form when it is moved, so that errors find it', () => {
  const values = valuesOf(someStatusColors);
  const [first, second, ...rest] = values.order;
  expect([first, second]).toEqual(['enquiry', 'hold']);
  const order = ['hold', 'enquiry', ...rest] as const;
  const { statuses } = bodyOf({ ...values, order: [...order] }, undefined);
  expect(statuses.slice(0, 2)).toMatchObject([
    { key: 'enquiry', order: 1 },
    { key: 'hold', order: 0 },
  ]);
});

it('offers active colours, and those in use even if they are switched off or not loaded', () => {
  const [sky, lake] = someColors.slice(0, 2).map((color) => ({ ...color, isActive: false }));
  const unused = aColor({ _id: 'e'.repeat(24), name: 'Fog', isActive: false });
  const offered = choicesOf(
    [sky, unused].filter((color) => color !== undefined),
    someStatusColors,
  );
  expect(offered.map(({ name }) => name)).toContain('Sky');
  expect(offered.map(({ name }) => name)).not.toContain('Fog');
  expect(offered.find(({ _id }) => _id === lake?._id)).toMatchObject({ textColor: '#ffffff' });
});
