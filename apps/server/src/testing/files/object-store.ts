import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'pictures';

/** An object store of its own that speaks S3. */
export interface ObjectStore {
  /** For `FILES_URL`. */
  readonly url: string;
  /** The keys that its server takes, as settings. */
  readonly keys: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 'booking-objects-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    url: `s3://${BUCKET}/booking?endpoint=http://127.0.0.1:${port}`,
    keys: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
