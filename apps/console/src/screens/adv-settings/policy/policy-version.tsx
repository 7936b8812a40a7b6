import type { Policy, Setting } from '@booking/api-client';
import { policyContent } from '@booking/api-client/contract/policy';
import { InlineMessage, Modal, notify } from '@booking/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parse } from 'zod/mini';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { PolicyText } from './policy-preview.tsx';

interface PolicyVersionProps {
  readonly policy: Policy;
  /** The version to read. */
  readonly versionNo: number;
  readonly region: Setting['region'];
  readonly words: TemplateWords;
  /** Why the policy can't be changed. */
  readonly reason: string | undefined;
  readonly onClosed: () => void;
}

/** The text of a version. An earlier one can be restored, which makes a new version of it. */
export function PolicyVersion({
  policy,
  versionNo,
  region,
  words,
  reason,
  onClosed,
}: PolicyVersionProps) {
  const { institution } = policy;
  const { api } = useSession();
  const reads = useReads();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const version = useQuery(reads.policy.get({ institution, versionNo }));
  const [isOpen, setIsOpen] = useState(true);
  const [isRestoring, setIsRestoring] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function restore(earlier: Policy): Promise<void> {
    setIsRestoring(true);
    setFailure(undefined);
    try {
      const body = { institution, ...contentOf(earlier), __v: policy.__v };
      const saved = await api.policy.save(body, { idempotencyKey: keyOf(body) });
      cache.setQueryData(reads.policy.get({ institution }).queryKey, saved);
      notify.success(`Version ${versionNo} restored as version ${saved.versionNo}.`);
      setIsOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsRestoring(false);
    invalidate('policy.save');
  }

  return (
    <Modal
      open={isOpen}
      header={{ icon: 'file-text', text: `Policy, version ${versionNo}` }}
      footer={{
        cancel: { name: 'Close' },
        confirm: {
          name: `Restore version ${versionNo}`,
          hide: versionNo === policy.versionNo,
          disabledReason: reason ?? (version.data ? undefined : 'The version is loading.'),
          onConfirm: () => version.data && void restore(version.data),
        },
      }}
      isLoading={isRestoring}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
    >
      {failure && <InlineMessage tone="danger">{failure}</InlineMessage>}
      {version.data ? (
        <PolicyText content={version.data} region={region} words={words} />
      ) : (
        <LoadingOrError query={version} title="Couldn’t load this version" />
      )}
    </Modal>
  );
}

/** Returns the content of a version, without the fields that the server adds. */
function contentOf(version: Policy) {
  const stored: Readonly<Record<string, unknown>> = { ...version };
  const fields = Object.keys(policyContent.shape).map((name) => [name, stored[name]]);
  return parse(policyContent, Object.fromEntries(fields));
}
