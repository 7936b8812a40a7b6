import { describe, expect, it } from 'vitest';
import { aReport } from '../../testing/report.ts';
import { changeOf, figures, readFigure, shownFigure } from './figures.ts';

const count = { unit: 'count', isMoreGood: true } as const;
const money = { unit: 'money', isMoreGood: true } as const;
const percent = { unit: 'percent', isMoreGood: false } as const;

describe('a figure against the period before', () => {
  it('is the difference of counts, the share of money, the points of percentages', () => {
    expect(changeOf(count, { value: 128, before: 125 })).toEqual({
      text: '3',
      direction: 'up',
      isGood: true,
    });
    expect(changeOf(money, { value: 90_000, before: 1_00_000 })).toEqual({
      text: '10%',
      direction: 'down',
      isGood: false,
    });
    expect(changeOf(percent, { value: 4.5, before: 2 })).toEqual({
      text: '2.5 points',
      direction: 'up',
      isGood: false,
    });
  });

  it('says that nothing changed, and judges nothing where more is neither good nor bad', () => {
    expect(changeOf(count, { value: 7, before: 7 })).toEqual({ text: '0', direction: 'same' });
    expect(
      changeOf({ unit: 'count', isMoreGood: undefined }, { value: 9, before: 7 }),
    ).toMatchObject({ direction: 'up', isGood: undefined });
  });

  it('is left out where one of the two is not known, or was nothing', () => {
    expect(changeOf(count, { value: null, before: 7 })).toBeUndefined();
    expect(changeOf(count, { value: 7, before: null })).toBeUndefined();
    expect(changeOf(money, { value: 7, before: 0 })).toBeUndefined();
  });
});

describe('a share of few', () => {
  const { kpis } = aReport({ startDate: '2026-11-01', endDate: '2026-11-30' });
  const conversion = figures.find(({ key }) => key === 'trialConversion');

  const shown = (converted: number, ended: number) => {
    if (!kpis || !conversion) throw new Error('The report has no conversion.');
    const of = {
      ...kpis,
      trialConversion: { value: ended ? (converted / ended) * 100 : null, before: 50 },
      trialsEnded: { value: ended, before: 4 },
      trialsConverted: { value: converted, before: 2 },
    };
    const money = String;
    return {
      ...shownFigure(conversion, of, 'INR'),
      note: conversion.note?.({ kpis: of, byStatus: undefined, money }),
    };
  };

  it('is said in numbers and compared with nothing', () => {
    expect(shown(2, 3)).toEqual({ value: '2 of 3', note: 'trials that ended in 30 days' });
    expect(shown(0, 19)).toMatchObject({ value: '0 of 19' });
  });

  it('is a percentage beside that of the period before once there are 20', () => {
    expect(shown(15, 20)).toMatchObject({
      value: '75%',
      change: { text: '25 points', direction: 'up', isGood: true },
      note: 'of 20 trials that ended in 30 days',
    });
  });

  it('is not known where none ended', () => {
    expect(shown(0, 0)).toMatchObject({ value: null, note: 'no trials ended in 30 days' });
  });
});

describe('the figures of home', () => {
  it('are read in lakhs', () => {
    expect(readFigure('money', 245_878.4, 'INR')).toBe('₹2,45,878');
    expect(readFigure('count', 1_03_948, 'INR')).toBe('1,03,948');
    expect(readFigure('percent', 12.34, 'INR')).toBe('12.3%');
  });

  it('are each there once', () => {
    const keys = figures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
