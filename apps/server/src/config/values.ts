import { brand } from '@booking/content';
import { isMailAddress } from '../mail-address.ts';

/** Settings that the product cannot start with. The message has one line for each. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  low: number,
  high: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new ConfigError(`${name} must be a whole number from ${low} to ${high}, not "${text}".`);
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  words: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (!text) return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word) return word;
  throw new ConfigError(`${name} must be ${orList(words)}, not "${text}".`);
}

function orList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}

export function listOf(
  env: Environment,
  name: string,
  isRight: (text: string) => boolean,
  expected: string,
): readonly string[] {
  const items = (env[name] ?? '').split(',').map((item) => item.trim());
  const entries = items.filter(Boolean);
  const wrong = entries.find((item) => !isRight(item));
  if (wrong === undefined) return entries;
  throw new ConfigError(`${name} must be ${expected}, not "${wrong}".`);
}

export function emailAddress(env: Environment, name: string): string {
  const text = env[name] || brand.email.value;
  if (isMailAddress(text)) return text;
  throw new ConfigError(`${name} must be an email address, not "${text}".`);
}

export function outsideAddress(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  const url = webUrl(text);
  if (url) return url.href;
  throw new ConfigError(
    `${name} must be an https address (http only on this machine), not "${text}".`,
  );
}

/** An https address, or one of this machine. */
export function webUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url?.protocol === 'https:') return url;
  const loopback = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return loopback && url.protocol === 'http:' ? url : undefined;
}
