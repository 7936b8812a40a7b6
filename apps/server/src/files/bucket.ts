import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../config/files-address.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';

/** Objects of an object store, each written once. */
export interface Bucket {
  /** @throws HttpError `UNAVAILABLE` */
  put(name: string, type: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes, if there is such an object. @throws HttpError `UNAVAILABLE` */
  get(name: string): Promise<Buffer | undefined>;
  /** One that is not there is removed already. @throws HttpError `UNAVAILABLE` */
  remove(name: string): Promise<void>;
  close(): void;
}

const CONNECT_MS = 2000;
const REQUEST_MS = 5000;

/** The bucket of an address. Nothing is loaded or sent before the first picture. */
export function openBucket(address: BucketAddress): Bucket {
  let opening: ReturnType<typeof open> | undefined;

  async function open() {
    const sdk = await import('@aws-sdk/client-s3');
    return { sdk, client: new sdk.S3Client(settingsOf(address)) };
  }

  /** Runs one request, whose failure is logged and not thrown. */
  async function ask<T>(
    what: string,
    request: (client: S3Client, sdk: typeof import('@aws-sdk/client-s3')) => Promise<T>,
  ): Promise<T> {
    opening ??= open();
    try {
      const { sdk, client } = await opening;
      return await request(client, sdk);
    } catch (error) {
      log('error', 'files.store', { what, error });
      throw new HttpError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
    }
  }

  const placeOf = (name: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${name}` });
  return {
    put: (name, type, bytes) =>
      ask('put', async (client, { PutObjectCommand }) => {
        const object = { ...placeOf(name), Body: bytes, ContentType: type };
        await client.send(new PutObjectCommand(object));
      }),
    get: (name) =>
      ask('get', async (client, { GetObjectCommand, NoSuchKey }) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(placeOf(name)));
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (name) =>
      ask('remove', async (client, { DeleteObjectCommand }) => {
        await client.send(new DeleteObjectCommand(placeOf(name)));
      }),
    close() {
      void opening?.then(({ client }) => client.destroy());
    },
  };
}

function settingsOf({ endpoint, region }: BucketAddress) {
  return {
    region,
    // Stores of other makers have no name of their own for each bucket, and may not know newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  } as const;
}
