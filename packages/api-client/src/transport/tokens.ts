import type { Tokens } from '../contract/schemas/credentials.ts';
import { record, text } from './api-error.ts';

/** The stored tokens; either may be missing. */
export type StoredTokens = { readonly [N in keyof Tokens]: string | undefined };

/** Both tokens of a response, at its top level or under `data`; `undefined` unless both are there. */
export function readTokens(body: unknown): Tokens | undefined {
  const fields = { ...record(record(body).data), ...record(body) };
  const accessToken = text(fields.accessToken);
  const refreshToken = text(fields.refreshToken);
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}
