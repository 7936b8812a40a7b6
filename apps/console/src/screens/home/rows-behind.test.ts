import { describe, expect, it } from 'vitest';
import type { EntityRow } from '../../entity/api-types.ts';
import type { Entity } from '../../entity/entity.ts';
import { ruleOfEntity } from '../../entity/use-entity-list.ts';
import { readListState } from '../../list/list-state.ts';
import { institute } from '../all-institutes/institute.tsx';
import { subscriptionHistory } from '../subscriptions/history.tsx';
import { rowsBehind, soldBehind } from './rows-behind.ts';

const day = '2026-11-22';
const period = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  timezone: 'Asia/Kolkata',
  groupBy: 'day',
} as const;
const past = { ...period, startDate: '2026-09-01', endDate: '2026-09-30' };

const { trials } = soldBehind;
const links = [
  rowsBehind.active(),
  rowsBehind.status('Closed'),
  rowsBehind.state('Goa'),
  rowsBehind.settingUp(),
  rowsBehind.quiet(day),
  rowsBehind.createdIn(period),
  soldBehind.mrr(day, period),
  soldBehind.plan(day, 'basic'),
  soldBehind.movement(day, '2026-10', 'expansion'),
  soldBehind.movement(day, '2026-10', 'churned'),
  soldBehind.churn(day, period),
  soldBehind.conversion(day, period),
  trials.started(period),
  trials.running(period),
  trials.converted(period),
  trials.ended(period),
  soldBehind.pastDue(day),
  soldBehind.ageing(day, { fromDays: 8, toDays: 15 }),
  soldBehind.renewals(day),
  soldBehind.trialsEnding(day),
];

/** Only what a list can be queried by is looked at, so the type of the rows does not matter. */
const lists = {
  '/all-institutes': institute,
  '/subscriptions': subscriptionHistory,
} as unknown as Readonly<Record<string, Entity<EntityRow, string>>>;

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'https://home').searchParams);

describe('the rows behind a figure', () => {
  it.each(links)('%s is an address whose list has every filter', (href) => {
    const { pathname, searchParams } = new URL(href, 'https://home');
    const list = lists[pathname];
    if (!list) throw new Error(`${pathname} is no list.`);
    const { tab, sort, ...filters } = paramsOf(href);
    expect(Object.keys(filters)).not.toEqual([]);
    expect(readListState(searchParams, ruleOfEntity(list)).filters).toEqual(filters);
    expect(tab).toBe(pathname === '/subscriptions' ? 'all' : undefined);
  });

  it('are of today while the period runs, and of its end once it is over', () => {
    expect(paramsOf(soldBehind.mrr(day, period)).paidOn).toBe('2026-11-22');
    expect(paramsOf(soldBehind.mrr(day, past)).paidOn).toBe('2026-09-30');
    expect(paramsOf(soldBehind.churn(day, past))).toMatchObject({
      paidOn: '2026-08-31',
      lostBy: '2026-09-30',
    });
  });

  it('of a movement compare the end of a month, or today, with the end of the month before', () => {
    expect(paramsOf(soldBehind.movement(day, '2026-10', 'new')).movedBy).toBe('2026-10-31');
    expect(paramsOf(soldBehind.movement(day, '2026-11', 'new')).movedBy).toBe('2026-11-22');
    expect(paramsOf(soldBehind.movement(day, '2026-02', 'churned'))).toMatchObject({
      paidOn: '2026-01-31',
      lostBy: '2026-02-28',
    });
  });

  it('of a conversion are the trials that are over', () => {
    const ends = (from: string, to: string) => ({
      'trialEndsAt[gte]': from,
      'trialEndsAt[lte]': to,
    });
    expect(paramsOf(soldBehind.conversion(day, period))).toMatchObject(
      ends('2026-10-24', '2026-11-21'),
    );
    expect(paramsOf(soldBehind.conversion(day, past))).toMatchObject(
      ends('2026-09-01', '2026-09-30'),
    );
  });

  it('of an age are those due since then; the first class has what is due since today', () => {
    expect(paramsOf(soldBehind.ageing(day, { fromDays: 8, toDays: 15 }))).toMatchObject({
      'dueSince[gte]': '2026-11-07',
      'dueSince[lte]': '2026-11-14',
    });
    expect(paramsOf(soldBehind.ageing(day, { fromDays: 1, toDays: 7 }))).toEqual({
      tab: 'all',
      lateOn: day,
      'dueSince[gte]': '2026-11-15',
    });
  });
});
