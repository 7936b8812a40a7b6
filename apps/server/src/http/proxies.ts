import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { addNetwork } from '../network.ts';
import type { HttpEnv } from './env.ts';

/** Finds the caller of a request behind proxies. */
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
  const isTrusted = addressIn(trusted);
  return {
    address(c) {
      let caller = socketAddress(c);
      // Each proxy appends the address of its caller; anything left of an untrusted address was written by that caller.
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

/** Judges whether an address of a connection is one of these addresses and networks. */
export function addressIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) => {
    const plain = withoutPrefix(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function socketAddress(c: Context<HttpEnv>): string {
  return withoutPrefix(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
}

/** Without what a socket for both kinds writes before IPv4. */
function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}
