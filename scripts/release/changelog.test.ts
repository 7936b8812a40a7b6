import { expect, test } from 'vitest';
import { changelogSection, type Entry, withSection } from './changelog.ts';

const minor = (summary: string): Entry => ({ type: 'minor', summary });

test('a release is one section, its changes under what they are for a reader', () => {
  const section = changelogSection(
    '1.2.0',
    [
      { type: 'patch', summary: '`Menu` closes.' },
      minor('New: `Tree`, a tree.\n\nIt folds.'),
      { type: 'patch', summary: '- `Tabs` turn.\n- `Badge` counts.' },
      minor('Deprecated: `label` of `Menu`. Use `heading`.'),
      minor('New: `Banner`, a banner.'),
      { type: 'major', summary: '`Old` is gone.' },
      { type: 'major', summary: 'Highlights: A good year.' },
      minor('`Card` grows.'),
    ],
    () => 'Any',
  );
  expect(section).toBe(`## 1.2.0

A good year.

### Breaking

- \`Old\` is gone.

### New

- \`Banner\`, a banner.
- \`Tree\`, a tree.

  It folds.

### Changed

- \`Card\` grows.

### Deprecated

- \`label\` of \`Menu\`. Use \`heading\`.

### Fixed

- \`Menu\` closes.
- \`Tabs\` turn.
- \`Badge\` counts.`);
});

test('a long list is grouped by topic, in the order of letters', () => {
  const many = Array.from({ length: 9 }, (_, index) => minor(`Number ${index}`));
  const section = changelogSection('2.0.0', many, (text) => (text.endsWith('4') ? 'Z' : 'A'));
  expect(section.match(/^#### .*$/gm)).toEqual(['#### A', '#### Z']);
  expect(section.match(/^- .*$/gm)).toHaveLength(9);
  expect(section.endsWith('#### Z\n\n- Number 4')).toBe(true);
});

test('a new section stands above the older ones', () => {
  const first = withSection('', '@booking/ui', '## 1.0.0\n\nOne.');
  expect(first).toBe('# @booking/ui\n\n## 1.0.0\n\nOne.\n');
  expect(withSection(first, '@booking/ui', '## 1.0.1\n\nTwo.')).toBe(
    '# @booking/ui\n\n## 1.0.1\n\nTwo.\n\n## 1.0.0\n\nOne.\n',
  );
});
