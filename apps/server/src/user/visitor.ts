import { readBindingCookie } from '../session/binding-cookie.ts';
import type { Visitor } from '../session/sessions.ts';

/** Longest user agent that is stored: browsers send shorter ones. */
const AGENT_MAX = 300;

/** The origin of a request: its address and browser. */
export function visitorOf(headers: Headers, address: string): Visitor {
  const agent = headers.get('user-agent')?.slice(0, AGENT_MAX) ?? null;
  return { address, cookie: readBindingCookie(headers), agent };
}
