import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { COMPILED_QUICKLY } from './child.ts';

declare module 'vitest' {
  interface ProvidedContext {
    prepared: string;
  }
}

/** Content of an embedded database: that of every installation, or the sample too. */
export type Content = 'base' | 'sample';

/** Makes the one with the base, once a run: to make a cluster and fill it takes seconds, to copy one does not. */
export function prepareBase(folder: string): void {
  prepare(path.join(folder, 'base'), 'base');
}

/** Copies a prepared database to a folder that is not there yet. The sample is made for who first asks. */
export function copyPrepared(content: Content, dir: string, prepared = inject('prepared')): void {
  const source = path.join(prepared, content);
  if (!existsSync(source)) {
    copyPrepared('base', source, prepared);
    prepare(source, content);
  }
  cpSync(source, dir, { recursive: true });
}

function prepare(dir: string, content: Content): void {
  const program = path.join(import.meta.dirname, 'prepare.ts');
  const args = [COMPILED_QUICKLY, program, dir, content];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No database could be prepared: ${stderr}`);
}
