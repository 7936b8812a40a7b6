import { ApiError } from '@booking/api-client';
import { describe, expect, it } from 'vitest';
import { signInError } from '../screens/login/sign-in-error.ts';
import { messageOf, waitOf } from './failure-message.ts';

function refused(status: number, code: string, message = 'From the server.', retryAfter?: number) {
  return new ApiError('http', 'POST /user/login', {
    status,
    body: { code, message },
    retryAfter,
  });
}

describe('what is told of a failure', () => {
  it('is what the server says', () => {
    expect(messageOf(refused(409, 'DUPLICATE', 'That code is taken.'))).toBe('That code is taken.');
  });

  it('never is the inside of an error', () => {
    expect(messageOf(new TypeError('x is not a function'))).not.toContain('x is not');
    expect(messageOf(new ApiError('network', 'GET /institution'))).toContain('connection');
  });

  it.each([502, 503, 504])('is a sentence for a %i of a proxy, with its reference', (status) => {
    const answer = { status, body: undefined, requestId: 'edge-7' };
    const error = new ApiError('http', 'GET /institution', answer);
    expect(messageOf(error)).toBe('The service is temporarily unavailable. Try again in a minute.');
    expect(signInError(error)).toBe(
      'The service is temporarily unavailable. Try again in a minute. Reference edge-7',
    );
  });

  it('is a sentence for any other answer that is not the product’s', () => {
    const page = new ApiError('http', 'GET /institution', {
      status: 404,
      body: { message: 'no Route matched' },
    });
    expect(messageOf(page)).toMatch(/^We got an unexpected response/);
  });

  it('says how long to wait', () => {
    expect(waitOf(1)).toBe('Try again in 1 second.');
    expect(waitOf(61)).toBe('Try again in 2 minutes.');
    expect(waitOf(undefined)).toBe('Try again later.');
  });
});

describe('a sign-in that does not come about', () => {
  it.each([
    ['WRONG_CREDENTIALS', 'Incorrect email or password.'],
    ['ACCOUNT_OFF', 'This account is deactivated. Contact your administrator.'],
  ])('because of %s says: %s', (code, words) => {
    expect(signInError(refused(403, code))).toBe(words);
  });

  it('for too many tries tells the wait', () => {
    expect(signInError(refused(429, 'TOO_MANY_REQUESTS', '', 720))).toBe(
      'Too many attempts. Try again in 12 minutes.',
    );
  });
});
