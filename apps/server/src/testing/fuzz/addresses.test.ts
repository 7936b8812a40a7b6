import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../http/listen.ts';
import { oneDatabase, openTestApp, type TestApp } from '../app.ts';

/** Addresses that are asked for; `npm run fuzz:routes` asks for many more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
/** Printed with a failure; the same seed asks for the same addresses. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const names = [
  'api',
  'v1',
  'files',
  'storybook',
  'design',
  'login',
  'privacy',
  'icons.svg',
  'index.html',
];
const oddPieces = [
  '..',
  '.',
  '',
  '%',
  '%zz',
  '%2e%2e',
  '%252e',
  '%5c',
  '%2f',
  '%c3%28',
  '\\',
  ';a=b',
];

const anyByte = fc.integer({ min: 0, max: 255 });
const encoded = anyByte.map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
const written = anyByte.map((byte) => String.fromCharCode(byte));
/** Characters of any language, as a browser encodes them. */
const characters = fc
  .string({ unit: 'grapheme', maxLength: 3 })
  .map((text) => encodeURIComponent(text.toWellFormed()));
const segment = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...oddPieces),
  fc.constant('elsewhere.example'),
  fc
    .array(fc.oneof(encoded, encoded, written, characters), { maxLength: 4 })
    .map((all) => all.join('')),
);
const addresses = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '//', '/\\', '/%09/', ''),
    fc.array(segment, { maxLength: 4 }),
    fc.constantFrom('', '/', '//', '/?a=%E4%B8%AD', '?', '#'),
  )
  .map(([start, segments, end]) => start + segments.join('/') + end);

describe.each(oneDatabase)(`any address (FUZZ_SEED=${seed})`, (database) => {
  const base = mkdtempSync(path.join(tmpdir(), 'booking-addresses-'));
  const folder = (name: string) => path.join(base, name);
  let test: TestApp;
  let listening: Listening;

  beforeAll(async () => {
    for (const name of ['site', 'console', 'ui', 'storybook', 'docs']) mkdirSync(folder(name));
    for (const page of ['site/index', 'site/privacy', 'site/terms', 'site/404', 'console/index'])
      writeFileSync(folder(`${page}.html`), page);
    writeFileSync(folder('ui/icons.svg'), '<svg/>');
    test = await openTestApp(
      database,
      {},
      {
        folders: {
          site: folder('site'),
          console: folder('console'),
          ui: folder('ui'),
          storybook: folder('storybook'),
          docs: folder('docs'),
        },
      },
    );
    listening = await listen((request, bindings) => test.app.fetch(request, bindings), null, 0);
  });
  afterAll(async () => {
    await listening.close();
    await test.close();
    rmSync(base, { recursive: true });
  });

  /** Asks byte by byte: a client would mend the address before it is sent. */
  async function ask(address: string): Promise<string> {
    const socket = connect(listening.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      'latin1',
    );
    await once(socket, 'close');
    return answer;
  }

  it(
    'is answered, never by a failure, and leads nowhere else',
    () =>
      fc.assert(
        fc.asyncProperty(addresses, async (address) => {
          const answer = await ask(address);
          const [, status = '', lines = ''] =
            /^HTTP\/1\.1 (\d{3}) (.*?)\r\n\r\n/s.exec(answer) ?? [];
          expect(Number(status), answer).toBeGreaterThanOrEqual(200);
          expect(Number(status), answer).toBeLessThan(500);
          const headers = lines.toLowerCase();
          expect(headers).toContain('x-content-type-options: nosniff');
          expect(headers).toMatch(/x-request-id: [\da-f-]{36}/);
          const location = /\r\nlocation: (.*)/i.exec(lines)?.[1]?.trimEnd();
          if (location === undefined) return;
          expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(location).not.toMatch(/%(?:[01][\da-f]|7f)/i);
          expect(new URL(location, 'https://desk.example').host).toBe('desk.example');
        }),
        { seed, numRuns: REQUESTS, endOnFailure: true },
      ),
    600_000 + REQUESTS * 20,
  );
});
