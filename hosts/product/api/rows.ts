import type { Tokens } from '@booking/api-client';

export const tokens: Tokens = { accessToken: 'access', refreshToken: 'refresh' };
