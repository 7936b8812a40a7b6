/**
 * What a test may ask of the browser itself, through its debugger. It is there when stories run as tests
 * (`.storybook/story-browser.ts`), and not in Storybook: a story that needs it does nothing there.
 */
export interface StoryBrowser {
  /** What the operating system says to media queries: `{ 'prefers-contrast': 'more' }`. Replaces what it said before. */
  media: (features: Readonly<Record<string, string>>) => Promise<void>;
  /** Real keys, for controls whose keys are the browser's own: `{ArrowLeft}`. */
  keyboard: (keys: string) => Promise<void>;
}

declare global {
  var storyBrowser: StoryBrowser | undefined;
}

/** Runs the steps where the browser can be asked, and leaves it as it was. */
export async function withBrowser(steps: (browser: StoryBrowser) => Promise<void>): Promise<void> {
  const browser = globalThis.storyBrowser;
  if (!browser) return;
  try {
    await steps(browser);
  } finally {
    await browser.media({});
  }
}
