import { INSTITUTION_TRANSITIONS, institutionStatusChange } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { keysOf } from '../../../institutes/institute-words.ts';
import { checkDraft, effects, needsName, needsReason, targetsOf } from './status-effects.ts';

const name = 'Lakeview Residency';
const empty = { target: undefined, reason: '', note: '', typedName: '' } as const;

it('offers the transitions of the contract and no others', () => {
  for (const status of keysOf(INSTITUTION_TRANSITIONS)) {
    expect(targetsOf(status)).toEqual(INSTITUTION_TRANSITIONS[status]);
  }
  expect(targetsOf('Closed')).toEqual(['Pending']);
});

it('says of every status what follows', () => {
  for (const { verb, description, done } of Object.values(effects)) {
    expect([verb, description, done].every(Boolean)).toBe(true);
  }
});

describe('a draft', () => {
  it('needs a target', () => {
    expect(Object.keys(checkDraft(empty, name))).toEqual(['target']);
  });

  it('that stops a business needs reason, note and name', () => {
    for (const target of ['Suspended', 'Closed'] as const) {
      expect(needsReason(target) && needsName(target)).toBe(true);
      expect(Object.keys(checkDraft({ ...empty, target }, name))).toEqual([
        'reason',
        'note',
        'typedName',
      ]);
    }
  });

  it('to Active needs nothing more', () => {
    expect(checkDraft({ ...empty, target: 'Active' }, name)).toEqual({});
  });

  it('takes the name whatever its capitals and blanks', () => {
    const draft = { target: 'Closed', reason: 'legal', note: 'Order 12.' } as const;
    const check = (typedName: string) => checkDraft({ ...draft, typedName }, name);
    expect(check('  lakeview   RESIDENCY ')).toEqual({});
    expect(check('Lakeview')).toHaveProperty('typedName');
  });

  it('with a note that the contract refuses is refused here', () => {
    const note = 'x'.repeat(501);
    const reason = { code: 'legal', note } as const;
    expect(safeParse(institutionStatusChange, { status: 'Inactive', reason }).success).toBe(false);
    const draft = { ...empty, target: 'Inactive', reason: 'legal', note } as const;
    expect(checkDraft(draft, name)).toHaveProperty('note');
  });
});
