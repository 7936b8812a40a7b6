import { render, screen } from '@testing-library/react';
import { expect, expectTypeOf, it } from 'vitest';
import { type PartAttributes, type Parts, partOf } from './parts.ts';
import { PartsContext, usePart } from './use-part.ts';

type Name = 'title' | 'footer';

it('names a part, with our class and style', () => {
  const part = partOf<Name>(undefined);
  expect(part('title')).toStrictEqual({ 'data-part': 'title', className: undefined });
  expect(part('title', 'bk-title', { top: 1 })).toEqual({
    'data-part': 'title',
    className: 'bk-title',
    style: { top: 1 },
  });
});

it('creates no function for what is given nothing', () => {
  expect(partOf<Name>(undefined)).toBe(partOf<'other'>(undefined));
});

it('adds classes, merges styles below ours, and passes other attributes on', () => {
  const part = partOf<Name>({
    title: {
      className: 'theirs',
      style: { top: 2, left: 2 },
      title: 'Plans',
      'aria-label': 'Plans',
      'data-testid': 'title',
      'data-part': 'theirs',
    },
  });
  expect(part('title', 'bk-title', { top: 1 })).toEqual({
    'data-part': 'title',
    className: 'bk-title theirs',
    style: { top: 1, left: 2 },
    title: 'Plans',
    'aria-label': 'Plans',
    'data-testid': 'title',
  });
  expect(part('title').className).toBe('theirs');
  expect(part('footer', 'bk-footer')).toEqual(partOf<Name>(undefined)('footer', 'bk-footer'));
});

it('takes nothing that is structure or behaviour', () => {
  expectTypeOf<{
    className: 'x';
    'data-testid': 'x';
    'aria-label': 'x';
  }>().toExtend<PartAttributes>();
  expectTypeOf<
    keyof PartAttributes & ('children' | 'ref' | 'id' | 'role' | 'onClick')
  >().toBeNever();
  expectTypeOf<keyof Parts<Name>>().toEqualTypeOf<Name>();
});

const Title = () => <b {...usePart()('title', 'bk-title')}>Plans</b>;

it('reaches private components through the nearest component around them', () => {
  render(
    <PartsContext value={{ title: { 'data-testid': 'outer' } }}>
      <Title />
      <PartsContext value={undefined}>
        <Title />
      </PartsContext>
    </PartsContext>,
  );
  expect(screen.getAllByText('Plans')[0]).toHaveAttribute('data-testid', 'outer');
  expect(screen.getAllByText('Plans')[1]?.outerHTML).toBe(
    '<b class="bk-title" data-part="title">Plans</b>',
  );
});
