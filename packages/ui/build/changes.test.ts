import { describe, expect, it } from 'vitest';
import { mentions, readChangelog } from './changes.ts';

describe('the changes of a component', () => {
  it('are paragraphs of the changelog with their version', () => {
    const text = `# @booking/ui

## 1.1.0

### Minor Changes

- 1a2b3c4: \`Button\` takes
  \`render\`.

## 1.0.0

- The first release.
`;
    expect(readChangelog(text)).toEqual([
      { version: '1.1.0', text: '`Button` takes `render`.' },
      { version: '1.0.0', text: 'The first release.' },
    ]);
  });

  it('name it', () => {
    expect(mentions('`Button` takes `render`.', ['Button'])).toBe(true);
    expect(mentions('MonthCalendar looks the same.', ['MonthCalendar'])).toBe(true);
    expect(mentions('`<Button render={…}>` works.', ['Button'])).toBe(true);
  });

  it('do not name another one, nor mean a word of English', () => {
    expect(mentions('`ButtonLink` takes `isLoading`.', ['Button'])).toBe(false);
    expect(mentions('Link and Menu are words.', ['Link', 'Menu'])).toBe(false);
    expect(mentions('New: `@booking/ui/link`.', ['link'])).toBe(false);
  });
});
