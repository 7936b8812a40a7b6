import { createHash } from 'node:crypto';

/** Forms that a build may leave beside a file, best first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Whether `Accept-Encoding` takes a form: named, or by `*`, and not with a weight of nothing. */
export function isAccepted(encoding: string, accepted: string): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', weight] = part.split(/\s*;\s*q=/i);
      return [name.trim().toLowerCase(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Names bytes. Strong: other bytes have another name. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Whether the browser has the version with this tag. */
export function isKnown(header: string | null, etag: string): boolean {
  const etags = header?.split(/\s*,\s*/) ?? [];
  return etags.some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === etag);
}
