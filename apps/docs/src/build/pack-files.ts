import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The stories are packed by no one: they are for developers. */
const PACKED = /^(?!storybook\/).*\.(?:html|css|js|svg|json|txt|md)$/;

/** Nearly as small as the best, in a tenth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes the packed form of each text beside it, which servers send as it is. */
export async function packFiles(folder: URL): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => PACKED.test(file.replaceAll('\\', '/')))) {
    const file = new URL(name, folder);
    await writeFile(new URL(`${name}.br`, folder), await compress(await readFile(file), QUALITY));
  }
}
