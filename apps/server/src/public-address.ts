import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addNetwork } from './network.ts';

/** This machine, the networks around it, and what stands for either. */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's own services, from every machine there.
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  // No address, this machine, and IPv4 inside IPv6 as it once was written.
  '::/96',
  // IPv4 inside IPv6, as gateways and tunnels write it.
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/23',
  '2002::/16',
  // Addresses that lead nowhere: discarded, documentation, routing headers.
  '100::/63',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];
const privateNetworks = new BlockList();
for (const network of PRIVATE_NETWORKS) addNetwork(privateNetworks, network);

/** Whether an IP address is of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether the host of an address is this machine or a private network by its own words; what a name stands for is seen at the connection. */
export function namesPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) ? isPrivateAddress(host) : /(^|\.)(localhost|local|internal)$/.test(host);
}

/** A server that someone has named is where none may be. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is on this machine or a private network.`);
    this.name = 'PrivateAddressError';
  }
}

/** Finds the addresses of a name, all of them. */
export type FindAddresses = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks up names for connections, and refuses one that stands for any address inside. */
export function lookUpPublic(find: FindAddresses): LookupFunction {
  return (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return done(new PrivateAddressError(hostname), []);
      }
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** A response whose body was read. */
export interface PublicResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface PublicRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether it may go to this machine and to private networks. */
  readonly allowsPrivate: boolean;
  readonly find?: FindAddresses;
}

/** Largest body that is read: a server may send without end. */
export const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;

/** A response is longer than any that is meant. */
export class ResponseTooLarge extends Error {
  constructor() {
    super(`The answer has more than ${RESPONSE_MAX_BYTES} bytes.`);
    this.name = 'ResponseTooLarge';
  }
}

/**
 * Reads an address that someone has entered. A name is looked up once, for the connection itself: what it stands for can't
 * change between the look and the request. Redirects are answers like others.
 * @throws PrivateAddressError, or ResponseTooLarge
 */
export async function fetchPublic(
  url: URL,
  { headers, signal, allowsPrivate, find = lookup }: PublicRequest,
): Promise<PublicResponse> {
  if (!allowsPrivate && namesPrivateHost(url)) throw new PrivateAddressError(url.host);
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  const { promise, resolve, reject } = Promise.withResolvers<PublicResponse>();
  const sent = request(
    url,
    { headers, signal, ...(!allowsPrivate && { lookup: lookUpPublic(find) }) },
    async (response) => {
      try {
        const text = await boundedText(response);
        const fields = Object.entries(response.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        );
        resolve({ status: response.statusCode ?? 0, headers: new Headers(fields), text });
      } catch (error) {
        reject(error);
      }
    },
  );
  sent.on('error', reject).end();
  try {
    return await promise;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

async function boundedText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size > RESPONSE_MAX_BYTES) throw new ResponseTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
