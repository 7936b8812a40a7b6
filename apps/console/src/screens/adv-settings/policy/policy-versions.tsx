import type { Policy, Setting } from '@booking/api-client';
import { Button, Card, Timeline } from '@booking/ui';
import { useState } from 'react';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { PolicyVersion } from './policy-version.tsx';

interface PolicyVersionsProps {
  readonly policy: Policy;
  readonly region: Setting['region'];
  readonly words: TemplateWords;
  /** Why the policy can't be changed. */
  readonly reason: string | undefined;
}

/** Every version of a policy: a booking keeps the one that it was made under. */
export function PolicyVersions({ policy, region, words, reason }: PolicyVersionsProps) {
  const [shown, setShown] = useState<number>();
  return (
    <Card
      title="Versions"
      titleLevel={3}
      size="sm"
      description="Bookings keep the version they were made under."
    >
      <Timeline
        items={policy.versions.map(({ versionNo, effectiveFrom, by }) => ({
          key: String(versionNo),
          title: `Version ${versionNo}${versionNo === policy.versionNo ? ', current' : ''}`,
          actor: by ?? 'Platform staff',
          time: <RecordMoment at={effectiveFrom} />,
          content: (
            <Button
              size="sm"
              variant="secondary"
              color="transparent"
              onClick={() => setShown(versionNo)}
            >
              Read version {versionNo}
            </Button>
          ),
        }))}
      />
      {shown !== undefined && (
        <PolicyVersion
          policy={policy}
          versionNo={shown}
          region={region}
          words={words}
          reason={reason}
          onClosed={() => setShown(undefined)}
        />
      )}
    </Card>
  );
}
