import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { brand } from '@booking/content';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Letter } from './letter.ts';

/** Sends email. */
export interface Mailer {
  /**
   * Resolves once the message is accepted by the mail server, or written to disk. An aborted `signal` ends it.
   * @throws NotSent where that was before the server could have accepted it.
   */
  send(letter: Letter, signal?: AbortSignal): Promise<void>;
  /** Ends the connections that are kept for the next message. */
  close?(): void;
}

/** A message that was aborted before anyone could have got it. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

const FOLDER = 'mail';
const TIMEOUT_MS = 10_000;
/**
 * Connections of a process, which sends one message at a time; the second is for an enquiry of the site, at the same
 * moment.
 */
const CONNECTIONS = 2;
/** Mail servers end a connection that has sent more. */
const MESSAGES = 100;

/** Where letters are written as files; null where a server takes them. */
export function mailFolder({ smtpUrl, dataDir }: Config): string | null {
  return smtpUrl === null ? path.join(dataDir, FOLDER) : null;
}

/** Sends by SMTP where there is a server, else writes each letter as a file that mail programs open. */
export function createMailer(config: Config): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config;
  return smtpUrl === null
    ? toFiles(mailFrom, path.join(dataDir, FOLDER))
    : bySmtp(smtpUrl, mailFrom);
}

function bySmtp(url: string, from: string): Mailer {
  const options = {
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES,
    // A message that the server may have is sent again by the outbox, which counts.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  /** Called for the letters under way, by their ids. */
  const whenHandedOver = new Map<string, () => void>();
  transport.use('stream', (mail, done) => {
    // Its stream is made once the server is ready for a message.
    mail.message.transform(() => {
      whenHandedOver.get(mail.message.messageId())?.();
      return new PassThrough();
    });
    done();
  });
  return {
    async send(letter, signal) {
      let isHandedOver = false;
      const { messageId = idOf(randomUUID(), from), ...content } = message(letter, from);
      whenHandedOver.set(messageId, () => {
        isHandedOver = true;
      });
      try {
        await transport.sendMail({
          ...content,
          messageId,
          ...(signal && { signal }),
        });
      } catch (error) {
        if (signal?.aborted && !isHandedOver) throw new NotSent('Aborted.', { cause: error });
        throw error;
      } finally {
        whenHandedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** No letter takes so long to write. */
const LEFT_BEHIND_MS = 3_600_000;

/** Removes what a kill has left of letters that were being written. */
function sweep(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((name) => name.endsWith('.eml.part'))) {
    const file = path.join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written < Date.now() - LEFT_BEHIND_MS)
      rmSync(file, { force: true });
  }
}

function toFiles(from: string, folder: string): Mailer {
  sweep(folder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter, signal) {
      if (signal?.aborted) throw new NotSent('Aborted.');
      const { message: bytes } = await transport.sendMail(message(letter, from));
      // For this user only: the links in them open accounts.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(letter));
      // In one step, so that no one who watches the folder reads half a letter.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

const idOf = (id: string, from: string) => `<${id}@${from.split('@').at(-1)}>`;

function message({ to, replyTo, subject, text, html, id, attachments }: Letter, from: string) {
  return {
    ...(id !== undefined && { messageId: idOf(id, from) }),
    from: { name: brand.name, address: from },
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text,
    html,
    ...(attachments && {
      attachments: attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      })),
    }),
    // Stops automatic holiday replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const NAME_MAX = 60;

function fileName({ subject }: Letter): string {
  const at = new Date().toISOString().replace(/[:.]/g, '-');
  // A file system takes 255 bytes, and a subject may be all of an enquiry.
  const words = subject
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX);
  return `${at}-${words}-${randomBytes(3).toString('hex')}.eml`;
}
