import { INSTITUTION_TRANSITIONS, institutionStatusChange } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { addDays } from '../../../dates/civil-date.ts';
import { today } from '../../../dates/shown-date.ts';
import { keysOf } from '../../../labels/labels.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import {
  changeOf,
  checkDraft,
  effects,
  emptyDraft as empty,
  impactOf,
  levelOf,
  missingFor,
  needsReason,
  targetsOf,
  timesOf,
} from './status-effects.ts';

it('offers the transitions of the contract and no others', () => {
  for (const status of keysOf(INSTITUTION_TRANSITIONS)) {
    expect(targetsOf({ status, purgeAfter: null })).toEqual(INSTITUTION_TRANSITIONS[status]);
  }
  const closed = (purgeAfter: string) => targetsOf({ status: 'Closed', purgeAfter });
  expect(closed(new Date(Date.now() + 86_400_000).toISOString())).toEqual(['Pending']);
  expect(closed('2026-01-01T00:00:00.000Z')).toEqual([]);
});

it('activates what has an owner and a subscription, and ends every suspension', () => {
  const ready = anInstitute({ status: 'Pending' });
  expect(missingFor('Active', ready)).toBeUndefined();
  expect(missingFor('Active', { ...ready, owner: null })).toBe('an owner');
  expect(missingFor('Active', { ...ready, currentSubscription: null })).toBe('a subscription');
  const suspended = anInstitute({ status: 'Suspended', currentSubscription: null });
  expect(missingFor('Active', suspended)).toBeUndefined();
  expect(missingFor('Closed', { ...ready, owner: null })).toBeUndefined();
});

it('describes the effects of every status', () => {
  for (const { verb, description, done } of Object.values(effects)) {
    expect([verb, description, done].every(Boolean)).toBe(true);
  }
});

it('confirms most where a business stops, and least where it resumes', () => {
  const levels = keysOf(INSTITUTION_TRANSITIONS).map((status) => [status, levelOf(status)]);
  expect(Object.fromEntries(levels)).toEqual({
    Pending: 1,
    Active: 1,
    Inactive: 2,
    Suspended: 2,
    Closed: 3,
  });
  expect([levelOf('Suspended', 20), levelOf('Suspended', 21)]).toEqual([2, 3]);
  expect(levelOf('Active', 100)).toBe(1);
});

describe('a draft', () => {
  it('needs a target', () => {
    expect(Object.keys(checkDraft(empty))).toEqual(['target']);
  });

  it('that restricts an institute needs a reason and a note', () => {
    for (const target of ['Suspended', 'Closed', 'Inactive'] as const) {
      expect(needsReason(target)).toBe(true);
      expect(Object.keys(checkDraft({ ...empty, target }))).toEqual(['reason', 'note']);
    }
  });

  it('to Active needs nothing more', () => {
    expect(checkDraft({ ...empty, target: 'Active' })).toEqual({});
  });

  it('with a note that the contract rejects is invalid', () => {
    const note = 'x'.repeat(501);
    const reason = { code: 'legal', note } as const;
    const refused = { status: 'Inactive', reason, __v: 1 };
    expect(safeParse(institutionStatusChange, refused).success).toBe(false);
    const draft = { ...empty, target: 'Inactive', reason: 'legal', note } as const;
    expect(checkDraft(draft)).toHaveProperty('note');
  });

  it('becomes a valid request body, with the reason only where required', () => {
    const draft = {
      ...empty,
      target: 'Closed',
      reason: 'legal',
      note: ' Order 12. ',
      notify: false,
    } as const;
    const change = changeOf(draft, { __v: 4 });
    expect(change).toEqual({
      status: 'Closed',
      __v: 4,
      notify: false,
      reason: { code: 'legal', note: 'Order 12.' },
    });
    expect(safeParse(institutionStatusChange, change).success).toBe(true);
    expect(changeOf({ ...draft, target: 'Active' }, { __v: 4 })).toEqual({
      status: 'Active',
      __v: 4,
      notify: false,
    });
  });
});

describe('a draft for later', () => {
  const day = addDays(today(), 3);
  const pause = {
    ...empty,
    target: 'Inactive',
    reason: 'seasonal',
    note: 'Monsoon.',
    from: `${day}T00:00`,
  } as const;

  it('names its time in India, and the day on which a pause ends', () => {
    const change = changeOf(
      { ...pause, from: `${day}T10:30`, resumeOn: addDays(day, 9) },
      { __v: 1 },
    );
    expect(change).toMatchObject({
      effectiveAt: `${day}T05:00:00.000Z`,
      resumeOn: addDays(day, 9),
    });
    expect(safeParse(institutionStatusChange, change).success).toBe(true);
    expect(timesOf(pause)).toEqual([expect.stringMatching(/^Takes effect on .*IST\.$/)]);
  });

  it('is refused for a time that is over, and for an end before its beginning', () => {
    const past = { ...pause, from: `${addDays(today(), -1)}T00:00` };
    expect(Object.keys(checkDraft(past))).toEqual(['from']);
    expect(Object.keys(checkDraft({ ...pause, from: `${today()}T00:00` }))).toEqual(['from']);
    expect(Object.keys(checkDraft({ ...pause, resumeOn: day }))).toEqual(['resumeOn']);
    expect(checkDraft({ ...pause, resumeOn: addDays(day, 1) })).toEqual({});
  });
});

describe('the effects', () => {
  const institute = anInstitute({ counts: { users: 1, categories: 0, assets: 0 } });

  it('of closing one name its subscription', () => {
    expect(impactOf('Closed', [institute])).toEqual([
      '1 user loses access and is signed out.',
      'The subscription ends now: Standard Plan, current period to 14 Mar 2027.',
      'All data is kept. It can be reopened for 90 days.',
    ]);
    expect(impactOf('Closed', [anInstitute({ currentSubscription: null })])).toContain(
      'There’s no subscription to end.',
    );
  });

  it('of closing many count people and subscriptions', () => {
    expect(
      impactOf('Closed', [institute, institute, anInstitute({ currentSubscription: null })]),
    ).toEqual([
      '6 users lose access and are signed out.',
      '2 subscriptions end now.',
      'All data is kept. They can be reopened for 90 days.',
    ]);
  });
});
