import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { capture, root } from '../command/command.ts';

/** The browser of all baselines. The lockfile pins it, so every machine compares with the same one. */
export interface PinnedChromium {
  readonly executablePath: string;
  readonly version: string;
  /** Keeps the machine's fonts out of the pictures. */
  readonly env: Readonly<Record<string, string>>;
}

/** Why this machine has none. */
export interface NoChromium {
  readonly lacks: string;
}

/** The one font that stands in where our own lack a glyph: without any, Chromium ends. */
const fontsConf = (folder: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;

/** Unpacks the Chromium that npm has installed, once. */
export async function pinnedChromium(): Promise<PinnedChromium | NoChromium> {
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64') {
    return {
      lacks:
        `The pinned Chromium runs on linux x64, and this is ${platform} ${arch}. Another browser draws the same page ` +
        'differently, so no pictures were compared. CI compares them; so does a container with linux x64.',
    };
  }
  const bin = path.join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../bin');
  const manifest = await readFile(path.join(bin, '../package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  const folder = path.join(root, 'node_modules/.cache/booking', `chromium-${version}`);
  const executablePath = path.join(folder, 'chromium');
  const fonts = path.join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  if (!existsSync(executablePath)) {
    // Another process may unpack it too: each writes its own files, and either's are whole.
    const own = `${executablePath}.${process.pid}`;
    await unpack(path.join(bin, 'fonts.tar.br'), `${own}.tar`);
    const { ok, output } = await capture('tar', ['-xf', `${own}.tar`, '-C', folder]);
    if (!ok) throw new Error(output);
    await rm(`${own}.tar`);
    await unpack(path.join(bin, 'chromium.br'), own);
    await rename(own, executablePath);
  }
  await writeFile(fonts, fontsConf(folder));
  return { executablePath, version, env: { FONTCONFIG_FILE: fonts } };
}

const unpack = (archive: string, file: string) =>
  pipeline(
    createReadStream(archive),
    createBrotliDecompress({ chunkSize: 2 ** 21 }),
    createWriteStream(file, { mode: 0o755 }),
  );
