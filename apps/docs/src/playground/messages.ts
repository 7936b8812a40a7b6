/** Message from the page to the frame of a playground: an example to show. */
export interface ShowExample {
  readonly kind: 'show';
  /** JavaScript of a CommonJS module. */
  readonly code: string;
}

export interface ShowTheme {
  readonly kind: 'theme';
  readonly theme: 'light' | 'dark';
}

export type ToFrame = ShowExample | ShowTheme;

/** Messages from the frame to its page. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly message: string };

const kinds: ReadonlySet<unknown> = new Set(['ready', 'shown', 'failed']);

/** Whether a message is one of the frame. */
export const isFromFrame = (data: unknown): data is FromFrame =>
  typeof data === 'object' && data !== null && 'kind' in data && kinds.has(data.kind);
