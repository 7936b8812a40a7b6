import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../usage-error.ts';

/** Scripts and style sheets, which import the package. */
const isSource = (file: string) =>
  /\.([cm]?[jt]sx?|css|scss)$/.test(file) && !/\.d\.ts$/.test(file);

async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 28 })).stdout;
  } catch {
    return undefined;
  }
}

/** Refuses to write where git could not take it back. */
export async function refuseUnsaved(folder: string): Promise<void> {
  const status = await git(folder, 'status', '--porcelain', '--', '.');
  if (status === undefined) {
    throw new UsageError(
      'This folder isn’t in a git repository, so nothing could take the changes back. Run it with --force all the same, or with --dry.',
    );
  }
  if (status !== '') {
    throw new UsageError(
      `Commit or stash your changes first, so that what the codemods change stands alone. Or run it with --force.\n${status.trimEnd()}`,
    );
  }
}

/** The files of an app that may import the package, by their paths from its folder. */
export async function sourcesOf(folder: string): Promise<string[]> {
  const listed = await git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed?.split('\0') ?? (await filesBelow(folder));
  return files.filter((file) => isSource(file) && !isInstalled(file)).sort();
}

/** Also where nothing keeps it from git: a new project without a `.gitignore`. */
const isInstalled = (file: string) => /(?:^|\/)node_modules\//.test(file);

async function filesBelow(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const file = path.posix.join(below, entry.name);
    if (!entry.isDirectory()) return [file];
    return /^(\..*|node_modules|dist|build)$/.test(entry.name) ? [] : filesBelow(folder, file);
  });
  return (await Promise.all(lists)).flat();
}

/** The version of the package that an app has installed, or else the one that its manifest asks for. */
export async function installedVersion(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = path.dirname(at)) {
    const installed = await manifest(path.join(at, 'node_modules/@booking/ui'));
    if (installed?.version !== undefined) return installed.version;
    const app = await manifest(at);
    const range = app?.dependencies?.['@booking/ui'] ?? app?.devDependencies?.['@booking/ui'];
    const [version] = /\d+\.\d+\.\d+/.exec(range ?? '') ?? [];
    if (version !== undefined) return version;
    if (at === path.dirname(at)) return undefined;
  }
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

async function manifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
