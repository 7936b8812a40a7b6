import { describe, expect, it } from 'vitest';
import { PLANS_TEMPLATE, plans } from './plans.ts';
import { sectors } from './sectors.ts';
import { templates } from './templates.ts';

describe('plans', () => {
  it('build on the one before', () => {
    expect(plans.map(({ includes }) => includes)).toEqual([
      null,
      ...plans.slice(0, -1).map(({ id }) => id),
    ]);
  });

  it('grant no entitlement twice', () => {
    const keys = plans.flatMap(({ features }) => features.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('feature exactly one', () => {
    expect(plans.filter(({ isFeatured }) => isFeatured).map(({ id }) => id)).toEqual(['standard']);
  });

  it('belong to the one template that is open', () => {
    expect(templates.filter(({ isAvailable }) => isAvailable).map(({ key }) => key)).toEqual([
      PLANS_TEMPLATE,
    ]);
  });
});

describe('sectors', () => {
  it('stand for one template each', () => {
    expect(sectors.map(({ template }) => template).sort()).toEqual(
      templates.map(({ key }) => key).sort(),
    );
  });
});
