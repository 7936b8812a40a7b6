import { isApiError, type Policy, type Setting } from '@booking/api-client';
import { Button, Card, ErrorState, Modal, PageSpinner, Timeline } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads } from '../../../session/session-context.ts';
import { PolicyText } from './policy-preview.tsx';

interface PolicyVersionsProps {
  readonly policy: Policy;
  readonly region: Setting['region'];
}

/** Every version of a policy: a booking keeps the one that it was made under. */
export function PolicyVersions({ policy, region }: PolicyVersionsProps) {
  const [shown, setShown] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="Versions"
      titleLevel={3}
      size="sm"
      description="A booking keeps the version that it was made under."
    >
      <Timeline
        items={policy.versions.map(({ versionNo, effectiveFrom, by }) => ({
          key: String(versionNo),
          title: `Version ${versionNo}${versionNo === policy.versionNo ? ', in force' : ''}`,
          actor: by ?? 'Platform staff',
          time: <RecordMoment at={effectiveFrom} />,
          content: (
            <Button
              size="sm"
              variant="secondary"
              color="transparent"
              onClick={() => {
                setShown(versionNo);
                setIsOpen(true);
              }}
            >
              Read version {versionNo}
            </Button>
          ),
        }))}
      />
      {shown !== undefined && (
        <Modal
          open={isOpen}
          header={{ icon: 'file-text', text: `Policy, version ${shown}` }}
          footer={{ cancel: { name: 'Close' }, confirm: { hide: true } }}
          onClose={() => setIsOpen(false)}
          onClosed={() => setShown(undefined)}
        >
          <VersionText institution={policy.institution} versionNo={shown} region={region} />
        </Modal>
      )}
    </Card>
  );
}

interface VersionTextProps {
  readonly institution: string;
  readonly versionNo: number;
  readonly region: Setting['region'];
}

function VersionText({ institution, versionNo, region }: VersionTextProps) {
  const version = useQuery(useReads().policy.get({ institution, versionNo }));
  if (version.data) return <PolicyText content={version.data} region={region} />;
  if (!version.error) return <PageSpinner />;
  return (
    <ErrorState
      title="Couldn’t load this version"
      description={messageOf(version.error)}
      requestId={isApiError(version.error) ? version.error.requestId : undefined}
      onRetry={() => void version.refetch()}
      isRetrying={version.isFetching}
    />
  );
}
