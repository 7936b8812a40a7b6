import { ApiError } from '@booking/api-client';
import { describe, expect, it } from 'vitest';
import { signInError } from '../entry/sign-in-error.ts';
import { withEntryTitles } from './entry-titles.ts';
import { messageOf, waitOf } from './failure-message.ts';

function refused(status: number, code: string, message = 'From the server.', retryAfter?: number) {
  return new ApiError('http', 'POST /user/login', {
    status,
    body: { code, message },
    retryAfter,
  });
}

describe('the message of a failure', () => {
  it("is the server's message", () => {
    expect(messageOf(refused(409, 'DUPLICATE', 'That code is taken.'))).toBe('That code is taken.');
  });

  describe('about fields', () => {
    const message = 'Check the highlighted fields.';
    const about = (errors: readonly object[], said = message, code = 'VALIDATION') =>
      new ApiError('http', 'PATCH /institution', {
        status: 400,
        body: { code, message: said, errors },
      });
    const field = (path: string, words: string) => ({ path, code: 'custom', message: words });
    const postal = field('address.postalCode', 'Enter 6 digits.');
    const hotel = field('channels.1.credentials.hotelId', 'Enter Hotel id.');

    it('says which they are, and of which record of a list', () => {
      expect(messageOf(about([postal]))).toBe('Address, postal code: Enter 6 digits.');
      expect(messageOf(about([postal, hotel]))).toBe(
        'Address, postal code: Enter 6 digits. Channels 2, credentials, hotel id: Enter Hotel id.',
      );
      const rule = field('channels.1.mode', 'No connector is available.');
      expect(messageOf(about([rule], rule.message, 'BUSINESS_RULE'))).toBe(
        'Channels 2, mode: No connector is available.',
      );
    });

    it('name an entry of a list by its title, whichever was changed', async () => {
      const sent = { channels: ['MakeMyTrip', 'Booking.com'] };
      const failed = async (...errors: object[]) => {
        const call = () => Promise.reject(about(errors));
        return messageOf(await withEntryTitles(sent, call).catch((error: unknown) => error));
      };
      expect(await failed(hotel)).toBe('Booking.com, credentials, hotel id: Enter Hotel id.');
      expect(await failed(field('channels.0', 'Choose another.'))).toBe(
        'MakeMyTrip: Choose another.',
      );
      expect(await failed(field('channels.7.mode', 'Wrong.'))).toBe('Channels 8, mode: Wrong.');
      expect(await failed(postal)).toBe('Address, postal code: Enter 6 digits.');
    });

    it('leaves out those that a form shows, and what a rule says already', () => {
      expect(messageOf(about([postal, hotel]), (path) => path === postal.path)).toBe(
        'Channels 2, credentials, hotel id: Enter Hotel id.',
      );
      expect(messageOf(about([postal]), () => true)).toBe(message);
      expect(messageOf(about([]))).toBe(message);
      const rule = field('status', 'This institute needs an owner.');
      expect(messageOf(about([rule], rule.message, 'BUSINESS_RULE'))).toBe(rule.message);
    });

    it('ends after three', () => {
      const many = ['one', 'two', 'three', 'four', 'five'].map((name) => field(name, 'Wrong.'));
      expect(messageOf(about(many))).toBe('One: Wrong. Two: Wrong. Three: Wrong. And 2 more.');
    });
  });

  it('never exposes an internal error', () => {
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

  it('is a sentence for any other response that is not the product’s', () => {
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

describe('a failed sign-in', () => {
  it.each([
    ['WRONG_CREDENTIALS', 'Incorrect email or password.'],
    ['ACCOUNT_OFF', 'This account is deactivated. Contact your administrator.'],
  ])('with %s says: %s', (code, words) => {
    expect(signInError(refused(403, code))).toBe(words);
  });

  it('after too many attempts says how long to wait', () => {
    expect(signInError(refused(429, 'TOO_MANY_REQUESTS', '', 720))).toBe(
      'Too many attempts. Try again in 12 minutes.',
    );
  });

  it('names its request where someone could look for it, not where one only has to wait', () => {
    const failed = (status: number, code: string) =>
      new ApiError('http', 'POST /user/login', {
        status,
        body: { code, message: 'It failed.', requestId: 'r-7' },
        retryAfter: 60,
      });
    expect(signInError(failed(500, 'INTERNAL'))).toBe('It failed. Reference r-7');
    expect(signInError(failed(429, 'TOO_MANY_REQUESTS'))).toBe(
      'Too many attempts. Try again in 1 minute.',
    );
  });
});
