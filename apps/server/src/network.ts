import { BlockList, isIP, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Which client an address counts as: itself in IPv4, its /64 in IPv6, where one subscriber
 * has more addresses to choose from than there are guesses to make.
 */
export function networkOf(address: string): string {
  // How a socket for both kinds writes IPv4.
  const [, v4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (v4) return v4;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Adds an address or a network. @throws when it is neither. */
export function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/', 2);
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

/** Whether a text is an address or a network that can be trusted. */
export function isNetwork(text: string): boolean {
  try {
    addNetwork(new BlockList(), text);
    return /^[^/]+(\/\d+)?$/.test(text);
  } catch {
    return false;
  }
}

/** Whether what listens on a host, or without one, is reached by this machine alone. */
export function isLoopback(host: string | null): boolean {
  return host === null || host === 'localhost' || host === '::1' || /^127\.[\d.]+$/.test(host);
}
