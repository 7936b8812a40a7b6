import { describe, expect, test } from 'vitest';
import type { SignInChallenge } from '../contract/facts/two-factor.ts';
import { ApiError } from './api-error.ts';
import { challengeOf, proofOf } from './second-factor.ts';

describe('the challenge that is open after a failed sign-in', () => {
  const asked: SignInChallenge = { challenge: 'first', hasAuthenticator: true, passkey: null };
  const failure = (code: string, data?: unknown) =>
    new ApiError('http', 'POST /user/login', { status: 403, body: { code, data } });

  test('is that of a password which needs a second factor', () => {
    const next: SignInChallenge = { challenge: 'next', hasAuthenticator: false, passkey: null };
    expect(challengeOf(failure('SECOND_FACTOR_REQUIRED', next), asked)).toEqual(next);
    const earlierRelease = failure('SECOND_FACTOR_REQUIRED', { challenge: 'first' });
    expect(challengeOf(earlierRelease)).toEqual(asked);
  });

  test('stays while a code is wrong or the network away, until it has expired', () => {
    expect(challengeOf(failure('VALIDATION'), asked)).toBe(asked);
    expect(challengeOf(new ApiError('network', 'POST /user/login'), asked)).toBe(asked);
    expect(challengeOf(failure('CHALLENGE_EXPIRED'), asked)).toBeUndefined();
    expect(challengeOf(failure('WRONG_CREDENTIALS'))).toBeUndefined();
    expect(challengeOf(new TypeError('Not ours'))).toBeUndefined();
  });
});

test.each([
  ['482913', { oneTimeCode: '482913' }],
  [' 482 913 ', { oneTimeCode: '482913' }],
  ['JV4S-8ZYF-LBPX-ERWQ', { recoveryCode: 'JV4S-8ZYF-LBPX-ERWQ' }],
  ['48291', { recoveryCode: '48291' }],
  ['', { recoveryCode: '' }],
])('what is typed as %j is sent as its kind of code', (typed, proof) => {
  expect(proofOf(typed)).toEqual(proof);
});
