import type { CallOptions } from '@booking/api-client';
import type { FileStatus } from '@booking/ui';
import { useRef, useState } from 'react';
import { uploadFetch } from '../../../data/upload-fetch.ts';
import { randomKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';

interface Upload {
  readonly file: File;
  readonly control: AbortController;
  readonly status: FileStatus;
}

/** Milliseconds for a large picture on a slow line. */
const TIMEOUT = 300_000;

/** Uploads files one after another. Each leaves the list once it is done; a failed one stays and can be tried again. */
export function useUploads(send: (file: File, options: CallOptions) => Promise<void>) {
  const { fetch } = useSession();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  /** A file that is tried again is the same upload: the first may have arrived, and only its response was lost. */
  const keys = useRef(new WeakMap<File, string>());

  const drop = (file: File) => setUploads((all) => all.filter((item) => item.file !== file));
  const mark = (file: File, status: FileStatus) =>
    setUploads((all) => all.map((item) => (item.file === file ? { ...item, status } : item)));

  function keyOf(file: File): string {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    return key;
  }

  async function upload(file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return;
    try {
      await send(file, {
        signal,
        fetch: fetch ?? uploadFetch((progress) => mark(file, { state: 'uploading', progress })),
        timeout: TIMEOUT,
        idempotencyKey: keyOf(file),
      });
      keys.current.delete(file);
      drop(file);
    } catch (error) {
      if (!signal.aborted) mark(file, { state: 'failed', error: messageOf(error) });
    }
  }

  function start(file: File): void {
    const control = new AbortController();
    const status = { state: 'uploading' } as const;
    setUploads((all) => [...all.filter((item) => item.file !== file), { file, control, status }]);
    queue.current = queue.current.then(() => upload(file, control));
  }

  function cancel(file: File): void {
    uploads.find((item) => item.file === file)?.control.abort();
    drop(file);
  }

  return {
    files: uploads.map(({ file }) => file),
    statusOf: (file: File) => uploads.find((item) => item.file === file)?.status,
    /** Uploads what is new and cancels what is missing. */
    change(files: readonly File[]): void {
      for (const { file } of uploads) if (!files.includes(file)) cancel(file);
      for (const file of files) if (uploads.every((item) => item.file !== file)) start(file);
    },
    cancel,
    retry: start,
  };
}
