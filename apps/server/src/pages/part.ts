/** Bytes from `first` to `last`, both included. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * The part that a request with `Range` asks for: of the version that it knows, if it says which.
 * `none` is a part that lies outside. Several parts at once, and what is not understood, are
 * answered with the whole file, as the standard allows.
 */
export function partOf(headers: Headers, etag: string, size: number): Part | 'all' | 'none' {
  const version = headers.get('if-range');
  if (version !== null && version !== etag) return 'all';
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = Math.min(to === '' ? Infinity : Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}
