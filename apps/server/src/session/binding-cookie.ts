import { isToken } from '../secrets.ts';

/**
 * The cookie by which a browser is known again. It authorises nothing: it only makes a refresh token
 * worthless in another browser. Several sessions of one browser share it.
 */
const NAME = '__Host-bk';

/** The cookie that a request shows, if it has the form of one. */
export function readBindingCookie(headers: Headers): string | undefined {
  for (const pair of headers.get('cookie')?.split(/;\s*/) ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name === NAME && isToken(value)) return value;
  }
  return undefined;
}

/** Gives a browser its cookie, or prolongs it. `__Host-` lets no other host set or read it. */
export function setBindingCookie(headers: Headers, value: string, lifeSeconds: number): void {
  headers.append(
    'Set-Cookie',
    `${NAME}=${value}; Path=/; Max-Age=${lifeSeconds}; Secure; HttpOnly; SameSite=Strict`,
  );
}
