import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';
import { portSaidBy } from '../command/port-said-by.ts';

const own = path.join(root, 'scripts/release/registry');

/** A registry of this machine that holds `@booking` alone. */
export interface Registry {
  readonly address: string;
  /** Lines of an `.npmrc` by which the packages are published there and installed from there. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

/** Starts Verdaccio with an empty store in the folder, where anyone may publish. */
export async function startRegistry(folder: string): Promise<Registry> {
  const installed = await capture(...pnpm('install', '--frozen-lockfile', '--prefer-offline'), {
    cwd: own,
  });
  if (!installed.ok) throw new Error(installed.output);
  const config = path.join(folder, 'verdaccio.yaml');
  await writeFile(
    config,
    `storage: ${path.join(folder, 'storage')}
auth:
  htpasswd:
    file: ${path.join(folder, 'users')}
packages:
  '@booking/*':
    access: $all
    publish: $all
max_body_size: 50mb
log: { type: stdout, format: json, level: warn }
`,
  );
  const server = spawn(process.execPath, ['serve.ts', config], {
    cwd: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const host = `127.0.0.1:${await portSaidBy(server, /^Serving on port (\d+)$/m)}`;
  return {
    address: `http://${host}/`,
    npmrc: `@booking:registry=http://${host}/\n//${host}/:_authToken=rehearsal\n`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
