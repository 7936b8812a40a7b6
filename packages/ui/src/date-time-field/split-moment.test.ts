import { describe, expect, it } from 'vitest';
import { joinMoment, splitMoment } from './split-moment.ts';

describe('a day and a time', () => {
  it.each([
    ['2026-03-02T14:00', '2026-03-02', '14:00'],
    ['2026-03-02T14:00:30.123', '2026-03-02', '14:00'],
    ['2026-03-02 14:00:30', '2026-03-02', '14:00'],
    ['2026-03-02T14:00Z', '2026-03-02', '14:00'],
    ['2026-03-02T14:00:00+05:30', '2026-03-02', '14:00'],
    ['', '', ''],
  ])('%s', (text, day, time) => {
    expect(splitMoment(text)).toEqual({ day, time });
  });

  it.each(['2026-02-30T14:00', '2026-03-02T24:10', '2026-03-02', 'soon', 'T'])(
    '%s is none',
    (text) => {
      expect(joinMoment(splitMoment(text))).toBe('');
    },
  );

  it('is whole with both', () => {
    expect(joinMoment({ day: '2026-03-02', time: '14:00' })).toBe('2026-03-02T14:00');
    expect(joinMoment({ day: '2026-03-02', time: '' })).toBe('');
    expect(joinMoment({ day: '', time: '14:00' })).toBe('');
  });
});
