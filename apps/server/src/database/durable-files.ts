import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that fsync needs; its own types leave them out. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
  realPath(node: unknown): string;
}

/** The compiled PostgreSQL: its file systems, and the function that responds to one message. */
export interface Backend {
  readonly FS: { readonly filesystems: { readonly NODEFS?: unknown } };
  _PostgresMainLoopOnce?: () => void;
}

/**
 * PGlite's files on disk with a real fsync. As shipped, PGlite has none: the first power cut after a
 * checkpoint leaves a database that does not open. Rests on two unofficial points of PGlite
 * (`NODEFS.stream_ops.fsync` and the start parameters), hence its exact pin and the proof at start.
 */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL has asked for an fsync. */
  syncs = 0;
  /** Known once PGlite has started on these files. */
  backend: Backend | null = null;

  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const preRun = result.emscriptenOpts.preRun ?? [];
    result.emscriptenOpts.preRun = [
      ...(Array.isArray(preRun) ? preRun : [preRun]),
      (module: Backend) => {
        this.backend = module;
        const files = nodeFiles(module.FS.filesystems.NODEFS);
        files.stream_ops.fsync = (stream) => {
          this.syncs += 1;
          if (stream.nfd === null || stream.nfd === undefined)
            syncPath(files.realPath(stream.node));
          else fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}

function nodeFiles(candidate: unknown): NodeFiles {
  if (typeof candidate === 'object' && candidate !== null && 'stream_ops' in candidate) {
    return candidate as NodeFiles;
  }
  throw new Error('This version of PGlite keeps its files in another way: fsync cannot be added.');
}

/** Directories are synced by path: Emscripten has no descriptor for them. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PostgreSQL's arguments: without `-F` (fsync off), with the one sync method that the WASM build honours,
 * and with the memory and the log of a small database.
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  const settings = ['wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=128MB'];
  return [
    ...defaults.filter((param) => param !== '-F'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}
