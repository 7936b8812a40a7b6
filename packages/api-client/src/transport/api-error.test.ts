import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

it.each([
  ['network', 'No connection to the server. Try again.'],
  ['parse', 'Something went wrong. Try again.'],
] as const)(
  'a failure without words of the server (%s) has a sentence for people',
  (kind, message) => {
    const route = 'POST /user/login';
    expect(new ApiError(kind, route)).toMatchObject({ message, kind, route });
  },
);
