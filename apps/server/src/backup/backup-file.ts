import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A backup or restore that failed. The message is one line for the operator. */
export class BackupError extends Error {}

/**
 * Parts of a backup, in their order: a head, for each table its name, rows and sum, and an end. In the
 * file each is a line: a row as the JSON that the database made of it, the others with a `#` before.
 */
export type Part =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly at: string;
      readonly migrations: readonly string[];
    }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly json: string }
  | { readonly kind: 'sum'; readonly rows: number; readonly sum: string }
  | { readonly kind: 'end'; readonly tables: number };

/**
 * Writes a backup, compressed. The file has its name only once it is whole and on disk, and is for
 * this user only: it holds hashes of passwords and addresses of people.
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  try {
    await pipeline(
      Readable.from(chunks(parts)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
    );
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Reads a backup. @throws BackupError when the file is not a whole one. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  if (!existsSync(file)) throw new BackupError(`File not found: ${file}.`);
  const input = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => input.destroy(error));
  source.pipe(input);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let last: Part | null = null;
  try {
    for await (const line of lines) {
      last = parse(line);
      yield last;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw notWhole(file);
    }
    throw error;
  }
  if (last?.kind !== 'end') throw notWhole(file);
}

function notWhole(file: string): BackupError {
  return new BackupError(`${file} is not a whole backup: it is damaged, or something else.`);
}

const CHUNK = 64 * 1024;

/** Lines in pieces of a size that a stream is good at. */
async function* chunks(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let text = '';
  for await (const part of parts) {
    text += part.kind === 'row' ? `${part.json}\n` : `#${JSON.stringify(part)}\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

function parse(line: string): Part {
  if (line.startsWith('{')) return { kind: 'row', json: line };
  try {
    if (line.startsWith('#')) return JSON.parse(line.slice(1));
  } catch {
    // Answered below.
  }
  throw new BackupError('The file is not a Booking backup.');
}
