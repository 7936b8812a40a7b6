import type { CallOptions } from '@booking/api-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createSession } from '../../../session/session.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { useUploads } from './use-uploads.ts';

it('tries a file again under its key, and another file under another', async () => {
  const session = createSession({ fetch: () => Promise.reject(new Error('Nothing is asked.')) });
  const sent: { readonly name: string; readonly key: string | undefined }[] = [];
  const send = async ({ name }: File, { idempotencyKey: key }: CallOptions) => {
    sent.push({ name, key });
    if (sent.length === 1) throw new TypeError('Failed to fetch');
  };
  const { result } = renderHook(() => useUploads(send), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SessionProvider session={session}>{children}</SessionProvider>
    ),
  });
  const [lake, hill] = [new File(['1'], 'lake.png'), new File(['2'], 'hill.png')];
  act(() => result.current.change([lake, hill]));
  await waitFor(() => expect(result.current.files).toEqual([lake]));
  expect(result.current.statusOf(lake)).toMatchObject({ state: 'failed' });

  act(() => result.current.retry(lake));
  await waitFor(() => expect(result.current.files).toEqual([]));
  const [first, hillUpload, second] = sent;
  expect(sent.map(({ name }) => name)).toEqual(['lake.png', 'hill.png', 'lake.png']);
  expect(first?.key).toBeDefined();
  expect(second?.key).toBe(first?.key);
  expect(hillUpload?.key).not.toBe(first?.key);

  // The same file, added once more, is another picture.
  act(() => result.current.change([lake]));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]?.key).not.toBe(first?.key);
});
