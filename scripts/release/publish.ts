import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { foreground, root } from '../command/command.ts';
import { besidePnpm } from '../command/pnpm.ts';
import { published } from '../consumer/tarballs.ts';

/**
 * Publishes what the registry does not have. `BOOKING_REGISTRY` is the address of the registry: without it nothing is
 * published, since the name `@booking` has no owner on a public one.
 */
export async function publish(): Promise<number> {
  const registry = process.env.BOOKING_REGISTRY;
  if (!registry || !URL.canParse(registry)) {
    process.stderr.write('Set BOOKING_REGISTRY to the address of the registry of @booking.\n');
    return 2;
  }
  const files = published.map((name) => path.join(root, 'packages', name, 'package.json'));
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  try {
    for (const [index, text] of before.entries()) {
      const manifest: { publishConfig?: object } = JSON.parse(text);
      const publishConfig = { ...manifest.publishConfig, registry };
      await writeFile(
        files[index] ?? '',
        `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`,
      );
    }
    return await foreground(...besidePnpm('changeset', 'publish'));
  } finally {
    for (const [index, text] of before.entries()) await writeFile(files[index] ?? '', text);
  }
}
