import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { addNetwork } from '../network.ts';
import type { HttpEnv } from './env.ts';

/** What is known of the way that a request has come. */
export interface Proxies {
  /** The network address of the caller. */
  address(c: Context<HttpEnv>): string;
  /** Whether the caller speaks https, with this process or with a trusted proxy before it. */
  isHttps(c: Context<HttpEnv>): boolean;
}

/**
 * Believes `X-Forwarded-For` and `X-Forwarded-Proto` when a trusted proxy has sent them, and only
 * what trusted proxies have added. `trusted` are addresses and networks, as `10.0.0.0/8`.
 */
export function trustProxies(trusted: readonly string[]): Proxies {
  const list = new BlockList();
  for (const network of trusted) addNetwork(list, network);
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    address(c) {
      let caller = socketAddress(c);
      // Each proxy appends whom it has heard from; what stands left of a stranger, the stranger wrote.
      const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
      while (isTrusted(caller)) {
        const before = hops.pop()?.trim() ?? '';
        if (isIP(before) === 0) break;
        caller = before;
      }
      return caller;
    },
    isHttps(c) {
      if (new URL(c.req.url).protocol === 'https:') return true;
      const protocols = c.req.header('x-forwarded-proto')?.split(',') ?? [];
      return isTrusted(socketAddress(c)) && protocols.at(-1)?.trim() === 'https';
    },
  };
}

function socketAddress(c: Context<HttpEnv>): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  // How a socket for both kinds writes IPv4.
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}
