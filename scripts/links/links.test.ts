import { expect, it } from 'vitest';
import { localTargets } from './links.ts';

it('finds links and pictures into the repository, not code, anchors or other sites', () => {
  const markdown = [
    '[a](docs/a.md#part) and ![b](b.png) and [c](https://example.com) and [d](#here)',
    '<img alt="" src="e.png">',
    '```',
    '[f](f.md)',
    '```',
  ].join('\n');
  expect(localTargets(markdown)).toEqual(['docs/a.md', 'b.png', 'e.png']);
});
