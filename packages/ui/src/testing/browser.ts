/**
 * Access to the browser through its debugger. Available when stories run as tests (`.storybook/story-browser.ts`); in
 * Storybook stories that need it skip it.
 */
export interface StoryBrowser {
  /** Emulates media features: `{ 'prefers-contrast': 'more' }`, and a type of media. Replaces earlier ones. */
  media: (features: Readonly<Record<string, string>>, type?: 'print') => Promise<void>;
  /** Real key presses, for native controls: `{ArrowLeft}`. */
  keyboard: (keys: string) => Promise<void>;
  /** The real mouse, at a point of the story's window. `isPressed: false` moves it after a release that no one heard. */
  mouse: (
    action: 'press' | 'move' | 'release',
    point: { readonly x: number; readonly y: number },
    options?: { readonly isPressed?: boolean },
  ) => Promise<void>;
}

declare global {
  var storyBrowser: StoryBrowser | undefined;
}

/** Runs the steps if the browser is available, and restores its state. */
export async function withBrowser(steps: (browser: StoryBrowser) => Promise<void>): Promise<void> {
  const browser = globalThis.storyBrowser;
  if (!browser) return;
  try {
    await steps(browser);
  } finally {
    await browser.media({});
  }
}
