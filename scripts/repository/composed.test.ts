import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../check/tracked-files.ts';
import { root } from '../command/command.ts';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isSource = /^apps\/(console|site)\/src\/.+\.tsx?$/;
const isForTests = /\.(test|stories)\.tsx?$|\/testing\//;
const sources = (await trackedFiles())
  .filter((file) => isSource.test(file) && !isForTests.test(file))
  .map((file) => ({ file, text: textOf(file) }));

const where = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));
const inApp = (app: string, pattern: RegExp) =>
  where(pattern).filter((file) => file.startsWith(`apps/${app}/`));

describe('the console and the site', () => {
  it.each(['console', 'site'])('[CARD-04] %s composes the design system', (app) => {
    expect(inApp(app, /from '@booking\/ui(\/|')/).length).toBeGreaterThan(5);
  });

  it.each([
    ['button', /<button\b|role="button"/],
    // A Modal of the library may be told which of the two it is.
    ['modal', /<dialog\b|<[a-z][^>]*\srole="(alert)?dialog"|aria-modal/],
    ['tooltip', /role="tooltip"/],
    ['toast', /react-toastify|role="alert"[^>]*data-toast/],
    // A picture with a name, as a QR code, is no icon.
    ['icon', /<svg\b(?![^>]*\srole="img")|lucide/],
  ])('[CARD-04] have no %s of their own', (_, own) => {
    // A query that only asks whether one is open makes none.
    const pattern = new RegExp(`^(?!.*querySelector).*(?:${own.source})`, 'm');
    expect(where(pattern)).toEqual([]);
  });

  it('[CARD-04] the console makes the calls of v1 through the client alone', () => {
    expect(inApp('console', /from '@booking\/api-client(\/|')/).length).toBeGreaterThan(5);
    expect(inApp('console', /['"`/]api\/v1/)).toEqual([]);
    // Its only own request asks where to hand over to, which is no call of v1.
    const asked = sources.flatMap(({ file, text }) =>
      file.startsWith('apps/console/')
        ? [
            ...text.matchAll(
              /\b(?:fetch|sendBeacon|open)\(['"`](\/[^'"`]*)|new (XMLHttpRequest|EventSource|WebSocket)/g,
            ),
          ].map(([, address, maker]) => address ?? maker)
        : [],
    );
    expect(new Set(asked)).toEqual(new Set(['/config.json', 'XMLHttpRequest']));
    // The client uploads files with it: `fetch` reports no progress.
    expect(inApp('console', /new XMLHttpRequest/)).toEqual([
      'apps/console/src/data/upload-fetch.ts',
    ]);
  });
});
