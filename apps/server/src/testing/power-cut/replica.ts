import fs from 'node:fs';
import path from 'node:path';
import type { Survivor } from './journal.ts';

/** The functions of the file system as they are before a recorder stands in for them. */
const real = { ...fs };

/** Does surviving operations to a directory as it was before the first of them. */
export function applyTo(
  directory: string,
  left: readonly Survivor[],
  born: ReadonlyMap<number, string>,
): void {
  /** Where each file is now; files that were there from the start have their first name until they move. */
  const names = new Map<number, string>(born);
  const at = (name: string) => path.join(directory, name);
  const forget = (name: string) => {
    for (const [file, own] of names) if (own === name) names.delete(file);
  };
  const onFile = (file: number, work: (descriptor: number) => void) => {
    const name = names.get(file);
    // Its name was lost or removed, and what was written to it with it.
    if (name === undefined) return;
    const descriptor = real.openSync(at(name), 'r+');
    work(descriptor);
    real.closeSync(descriptor);
  };
  for (const operation of left) {
    switch (operation.kind) {
      case 'create':
        real.closeSync(real.openSync(at(operation.path), 'w', 0o600));
        names.set(operation.file, operation.path);
        break;
      case 'mkdir':
        real.mkdirSync(at(operation.path), { mode: 0o700 });
        break;
      case 'rename': {
        const moved = [...names].find(([, name]) => name === operation.from);
        forget(operation.to);
        real.renameSync(at(operation.from), at(operation.to));
        if (moved) names.set(moved[0], operation.to);
        break;
      }
      case 'remove':
        real.rmSync(at(operation.path), { recursive: true });
        forget(operation.path);
        break;
      case 'write':
        onFile(operation.file, (descriptor) => {
          real.writeSync(descriptor, operation.bytes, 0, operation.bytes.length, operation.at);
        });
        break;
      case 'truncate':
        onFile(operation.file, (descriptor) => real.ftruncateSync(descriptor, operation.size));
        break;
    }
  }
}
