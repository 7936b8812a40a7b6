import type { Institution, Policy, Setting } from '@booking/api-client';
import { Button, EmptyState } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { useReads } from '../../../session/session-context.ts';
import { wordsOf } from '../../../templates/template-words.ts';
import { SectionForm } from '../section-form/section-form.tsx';
import { clockOf } from '../sections/section-rows.ts';
import { PolicyPreview } from './policy-preview.tsx';
import { policyRows } from './policy-rows.ts';
import { PolicyVersions } from './policy-versions.tsx';
import { firstPolicy, usePolicyForm } from './use-policy-form.ts';

interface PolicyProps {
  readonly institute: Institution;
  readonly setting: Setting;
}

/** Policy that guests agree to, with all its versions. */
export default function PolicyPage({ institute, setting }: PolicyProps) {
  const query = useQuery(useReads().policy.get({ institution: institute._id }));
  const access = useCan()('policy.update', institute);
  const [isStarted, setIsStarted] = useState(false);
  if (query.data === undefined) {
    return <LoadingOrError query={query} title="Couldn’t load the policy" />;
  }
  if (query.data === null && !isStarted) {
    return (
      <EmptyState
        title="No policy yet"
        description="Start with standard terms and edit them. Nothing applies until you save."
        action={
          <Button icon="plus" disabledReason={access.reason} onClick={() => setIsStarted(true)}>
            Add policy
          </Button>
        }
      />
    );
  }
  return (
    <PolicyForm
      institute={institute}
      setting={setting}
      policy={query.data}
      reason={access.reason}
    />
  );
}

interface PolicyFormProps extends PolicyProps {
  readonly policy: Policy | null;
  readonly reason: string | undefined;
}

function PolicyForm({ institute, setting, policy, reason }: PolicyFormProps) {
  const words = wordsOf(institute);
  const clock = clockOf(setting);
  // A policy is saved whole: fields that a line of business has no use for are unchanged.
  const whole = policyRows(clock, { ...words, hasStays: true });
  const { form, content } = usePolicyForm(institute, policy, whole);
  return (
    <SectionForm
      page="policy"
      form={form}
      rows={policyRows(clock, words)}
      stored={policy ?? firstPolicy(institute)}
      lead={
        policy
          ? `Version ${policy.versionNo}. Each save makes a new one.`
          : 'The first version. Nothing applies until you save.'
      }
      reason={reason}
      preview={<PolicyPreview content={content} region={setting.region} words={words} />}
    >
      {policy && (
        <PolicyVersions policy={policy} region={setting.region} words={words} reason={reason} />
      )}
    </SectionForm>
  );
}
