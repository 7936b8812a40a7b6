import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  invitationMail,
  type MailWords,
  passwordChangedMail,
  resetMail,
  secondFactorMail,
} from '@booking/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { ORIGIN } from '../testing/app.ts';
import { letter } from './letter.ts';
import { createMailer, NotSent } from './mailer.ts';

const TO = { name: 'Asha Mehta', address: 'asha@lakeview.example' };
const SENDER = 'Booking Desk Private Limited';
const HREF = `${ORIGIN}/password/create/${'A'.repeat(43)}`;
const INVITATION = invitationMail({
  firstName: 'Asha',
  institute: 'Lakeview <b>Residency</b> & Sons',
  href: HREF,
  days: 7,
});
const SECRET = { SESSION_SECRET: 'x'.repeat(32) };

describe('a letter', () => {
  it.each([
    ['invitation', INVITATION],
    ['reset', resetMail({ firstName: 'Asha', href: HREF, minutes: 30 })],
    [
      'notice',
      passwordChangedMail({ firstName: 'Asha', at: '21 November 2026 at 9:00 am IST', href: HREF }),
    ],
    ...[true, false].map((isAdded): [string, MailWords] => [
      'second factor',
      secondFactorMail({ firstName: 'Asha', isAdded, at: '21 November 2026', href: HREF }),
    ]),
  ])('says the same with and without HTML: %s', (_, words) => {
    const { text, html, subject } = letter(TO, words, SENDER);
    expect(subject).toBe(words.subject);
    const read = new DOMText(html);
    for (const line of [
      words.title,
      ...words.paragraphs,
      words.action.label,
      ...words.afterwards,
    ]) {
      expect(read.text).toContain(line);
      expect(text.toLowerCase()).toContain(line.toLowerCase());
    }
    expect(text).toContain(words.action.href);
    expect(read.links).toContain(words.action.href);
  });

  it('can be read by a screen reader: language, title, one heading, tables that are none', () => {
    const { html } = letter(TO, INVITATION, SENDER);
    expect(html).toContain('<html lang="en-IN">');
    expect(html).toContain(`<title>You’re invited to Lakeview &lt;b&gt;`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<table/g)?.length).toBe(html.match(/role="presentation"/g)?.length);
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  });

  it('shows names as they are, and never as markup', () => {
    const { html } = letter(TO, INVITATION, SENDER);
    expect(html).not.toContain('<b>');
    expect(html).toContain('Lakeview &lt;b&gt;Residency&lt;/b&gt; &amp; Sons');
  });
});

/** Enough of a reader for what `letter` writes. */
class DOMText {
  readonly text: string;
  readonly links: string[];
  constructor(html: string) {
    const plain = (part: string) =>
      part
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    this.text = plain(html.replace(/<[^>]*>/g, ''));
    this.links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));
  }
}

describe('mail without a server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a file for this user only, that a mail program opens', async () => {
    const mailer = createMailer(readConfig({ ...SECRET, DATA_DIR: folder }));
    await mailer.send(letter(TO, INVITATION, SENDER));
    const mails = path.join(folder, 'mail');
    const [name = '', ...others] = readdirSync(mails);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\d-]+T[\d-]+Z-you-re-invited-to-lakeview-.*\.eml$/);
    expect(statSync(mails).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(mails, name)).mode & 0o777).toBe(0o600);
    const eml = readFileSync(path.join(mails, name), 'utf8');
    expect(eml).toContain('To: Asha Mehta <asha@lakeview.example>');
    expect(eml).toContain('Content-Type: multipart/alternative');
    expect(eml).toContain('Auto-Submitted: auto-generated');
    expect(eml).toContain('text/plain; charset=utf-8');
    expect(eml).toContain('text/html; charset=utf-8');
  });

  it('leaves no half letter of a process that was killed, and every one that is being written', () => {
    const mails = path.join(folder, 'mail');
    for (const name of ['old.eml.part', 'young.eml.part', 'old.eml']) {
      writeFileSync(path.join(mails, name), '');
    }
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const name of ['old.eml.part', 'old.eml']) {
      utimesSync(path.join(mails, name), yesterday, yesterday);
    }
    createMailer(readConfig({ ...SECRET, DATA_DIR: folder }));
    const left = readdirSync(mails);
    expect(left).toEqual(expect.arrayContaining(['young.eml.part', 'old.eml']));
    expect(left).not.toContain('old.eml.part');
  });

  it('takes a subject and names as they are, whatever they hold', async () => {
    const dataDir = path.join(folder, 'hostile');
    const mailer = createMailer(readConfig({ ...SECRET, DATA_DIR: dataDir }));
    const to = { ...TO, name: 'Asha\r\nBcc: everybody@rao.example' };
    const subject = `Demo\r\nBcc: everybody@rao.example ${'demo '.repeat(100)}`;
    await mailer.send(letter(to, { ...INVITATION, subject }, SENDER));
    const [name = ''] = readdirSync(path.join(dataDir, 'mail'));
    expect(Buffer.byteLength(name)).toBeLessThan(128);
    const [headers] = readFileSync(path.join(dataDir, 'mail', name), 'utf8').split('\r\n\r\n');
    expect(headers).toMatch(/^Subject: Demo Bcc: everybody@rao\.example/m);
    expect(headers).not.toMatch(/^Bcc:/im);
  });
});

describe('mail by a server', () => {
  let server: Server;
  let heard: string;

  beforeAll(async () => {
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 sink\r\n');
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        heard += text;
        if (inData) {
          if (!heard.endsWith('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (text.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else {
          socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());

  it('goes to the person, from the address of the configuration', async () => {
    heard = '';
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mailer = createMailer(
      readConfig({
        ...SECRET,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        PUBLIC_URL: ORIGIN,
        MAIL_FROM: 'desk@booking.example',
      }),
    );
    await mailer.send(letter(TO, INVITATION, SENDER));
    expect(heard).toContain('MAIL FROM:<desk@booking.example>');
    expect(heard).toContain('RCPT TO:<asha@lakeview.example>');
    expect(heard).toContain('Subject: ');
  });

  it.each([
    ['has said nothing yet', '', true],
    ['has the whole message', '220 sink\r\n', false],
  ])('is not sent when it is aborted while the server %s', async (_, greeting, isNotSent) => {
    const reached = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const slow = createServer((socket) => {
      let received = '';
      socket.on('close', () => ended.resolve());
      socket.on('error', () => {});
      socket.resume();
      if (greeting === '') return reached.resolve();
      socket.write(greeting);
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        received += text;
        if (received.endsWith('\r\n.\r\n')) return reached.resolve();
        if (received.includes('DATA\r\n')) {
          if (text.startsWith('DATA')) socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const address = slow.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: ORIGIN };
    const mailer = createMailer(
      readConfig({ ...SECRET, ...smtp, MAIL_FROM: 'desk@booking.example' }),
    );
    const abort = new AbortController();
    const sending = mailer.send(letter(TO, INVITATION, SENDER), abort.signal);
    const failed = expect(sending).rejects.toSatisfy(
      (error) => error instanceof NotSent === isNotSent,
    );
    await reached.promise;
    abort.abort();
    await failed;
    await ended.promise;
    slow.close();
  });
});
