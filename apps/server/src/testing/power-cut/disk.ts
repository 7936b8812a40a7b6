import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import type { Random } from '@booking/api-client/sample';
import { type Operation, survivors } from './journal.ts';
import { applyTo } from './replica.ts';

/** A disk whose power can be cut. */
export interface CutOptions {
  /** The directory that is written to. */
  readonly root: string;
  /** A copy of the directory from before the recording. */
  readonly before: string;
  /** The directory as the cut leaves it, made from `before`. */
  readonly after: string;
  /** Changes to files and names after which the power goes; syncs are not counted. */
  readonly afterChanges: number;
  /** Whether the disk honours a sync: without, the simulation must find a loss. */
  readonly syncs: boolean;
  readonly random: Random;
  /** Nothing happens after this. */
  off(): never;
}

const real = { ...fs };
const DIRECTORY = -1;

/**
 * Records, from now on in this thread, everything that is done to the files of a directory through
 * the synchronous functions of `node:fs`, which are all that PGlite uses, and cuts the power.
 */
export function recordUntilCut(options: CutOptions): void {
  const { root } = options;
  const operations: Operation[] = [];
  let changes = 0;
  const files = new FileNumbers();
  /** Numbers of open files, by descriptor. */
  const open = new Map<number, number>();
  const inside = (name: unknown): name is string =>
    typeof name === 'string' && path.resolve(name).startsWith(`${root}${path.sep}`);
  const own = (name: string) => path.relative(root, path.resolve(name));
  const did = (operation: Operation) => {
    operations.push(operation);
    if (operation.kind !== 'sync') changes += 1;
    if (changes < options.afterChanges) return;
    const left = options.syncs ? operations : operations.filter(({ kind }) => kind !== 'sync');
    applyTo(options.before, survivors(left, options.random), files.thereBefore);
    real.renameSync(options.before, options.after);
    options.off();
  };
  const create = (name: string) => did({ kind: 'create', path: name, file: files.create(name) });

  const recorded: Partial<typeof fs> = {
    openSync(name, flags, mode) {
      const isNew = inside(name) && !real.existsSync(name);
      const descriptor = real.openSync(name, flags, mode);
      if (!inside(name)) return descriptor;
      if (real.fstatSync(descriptor).isDirectory()) {
        open.set(descriptor, DIRECTORY);
        return descriptor;
      }
      if (isNew) create(own(name));
      const file = files.numberOf(own(name));
      open.set(descriptor, file);
      if (typeof flags === 'number' && flags & fs.constants.O_TRUNC) {
        did({ kind: 'truncate', file, size: 0 });
      }
      return descriptor;
    },
    closeSync(descriptor) {
      open.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeFileSync(name, content, how) {
      const isNew = inside(name) && !real.existsSync(name);
      // It opens the file by the recorded function itself.
      real.writeFileSync(name, content, how);
      if (!inside(name)) return;
      if (isNew && !files.knows(own(name))) create(own(name));
      const file = files.numberOf(own(name));
      did({ kind: 'truncate', file, size: 0 });
      const bytes = real.readFileSync(name);
      if (bytes.length > 0) did({ kind: 'write', file, at: 0, bytes });
    },
    truncateSync(name, size) {
      real.truncateSync(name, size);
      if (!inside(name)) return;
      did({ kind: 'truncate', file: files.numberOf(own(name)), size: size ?? 0 });
    },
    ftruncateSync(descriptor, size) {
      real.ftruncateSync(descriptor, size);
      const file = open.get(descriptor);
      if (file !== undefined) did({ kind: 'truncate', file, size: size ?? 0 });
    },
    renameSync(from, to) {
      real.renameSync(from, to);
      if (!inside(from) || !inside(to)) return;
      files.rename(own(from), own(to));
      did({ kind: 'rename', from: own(from), to: own(to) });
    },
    unlinkSync(name) {
      real.unlinkSync(name);
      if (!inside(name)) return;
      files.remove(own(name));
      did({ kind: 'remove', path: own(name) });
    },
    rmdirSync(name) {
      real.rmdirSync(name);
      if (inside(name)) did({ kind: 'remove', path: own(name) });
    },
    fsyncSync(descriptor) {
      const file = open.get(descriptor);
      // A recovery syncs a thousand files: here it is enough to know that it did.
      if (file === undefined) real.fsyncSync(descriptor);
      else did({ kind: 'sync', file: file === DIRECTORY ? null : file });
    },
  };
  Object.assign(fs, recorded, {
    // These two have several forms; only PGlite's is recorded.
    mkdirSync(name: string, mode: number) {
      real.mkdirSync(name, mode);
      if (inside(name)) did({ kind: 'mkdir', path: own(name) });
    },
    writeSync(descriptor: number, bytes: Uint8Array, from: number, length: number, at: number) {
      const written = real.writeSync(descriptor, bytes, from, length, at);
      const file = open.get(descriptor);
      if (file !== undefined) {
        did({ kind: 'write', file, at, bytes: Buffer.from(bytes.subarray(from, from + written)) });
      }
      return written;
    },
  });
  syncBuiltinESMExports();
}

/** A number for every file, which stays the same when its name changes. */
class FileNumbers {
  /** The files that were there when the recording began, as far as they were touched. */
  readonly thereBefore = new Map<number, string>();
  readonly #byName = new Map<string, number>();
  #count = 0;

  create(name: string): number {
    this.#count += 1;
    this.#byName.set(name, this.#count);
    return this.#count;
  }

  numberOf(name: string): number {
    const knownFile = this.#byName.get(name);
    if (knownFile !== undefined) return knownFile;
    const file = this.create(name);
    this.thereBefore.set(file, name);
    return file;
  }

  knows(name: string): boolean {
    return this.#byName.has(name);
  }

  rename(from: string, to: string): void {
    this.#byName.set(to, this.numberOf(from));
    this.#byName.delete(from);
  }

  remove(name: string): void {
    this.numberOf(name);
    this.#byName.delete(name);
  }
}
