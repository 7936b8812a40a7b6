import type { Institution, Setting } from '@booking/api-client';
import { SETTING_SECTIONS } from '@booking/api-client/facts';
import { Button, Card, Heading, InlineMessage, notify } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { saveFile } from '../../../csv/save-file.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { conflictOf } from '../../../forms/use-save.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { ScrollPanel } from '../../../page/scroll-panel.tsx';
import { useReads, useSession } from '../../../session/session-context.ts';
import { settingsPages } from '../settings-sections.ts';

interface DangerProps {
  readonly institute: Institution;
  readonly setting: Setting;
}

/** Actions on all settings at once: their export and their reset. */
export default function Danger({ institute, setting }: DangerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const access = useCan()('setting.save', institute);
  return (
    <ScrollPanel>
      <Heading level={2}>Reset and export</Heading>
      <Export institute={institute} setting={setting} />
      <Card
        title="Reset to the defaults"
        description="Restores the template’s defaults. Region and policy stay the same."
        actions={
          <Button
            variant="secondary"
            color="red"
            icon="rotate-ccw"
            disabledReason={
              access.reason ?? (setting.isSaved ? undefined : 'All settings are at their defaults.')
            }
            onClick={() => setIsAsking(true)}
          >
            Reset settings…
          </Button>
        }
      />
      {isAsking && (
        <ResetQuestion
          institute={institute}
          setting={setting}
          onClosed={() => setIsAsking(false)}
        />
      )}
    </ScrollPanel>
  );
}

/** Saves the settings and the policy as a file. */
function Export({ institute, setting }: DangerProps) {
  const reads = useReads();
  const cache = useQueryClient();
  const can = useCan();
  const [isLoading, setIsLoading] = useState(false);
  const access = can('policy.get', institute);
  const onExport = async () => {
    setIsLoading(true);
    try {
      const policy = await cache.fetchQuery(reads.policy.get({ institution: institute._id }));
      const text = JSON.stringify({ institute: institute.code, setting, policy }, null, 2);
      saveFile(`${institute.code}-settings.json`, [text], 'application/json');
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Card
      title="Export"
      description="All settings and the policy, as a JSON file."
      actions={
        <Button
          variant="secondary"
          icon="download"
          isLoading={isLoading}
          disabledReason={access.reason}
          onClick={() => void onExport()}
        >
          Export settings
        </Button>
      }
    />
  );
}

interface ResetQuestionProps extends DangerProps {
  readonly onClosed: () => void;
}

function ResetQuestion({ institute, setting, onClosed }: ResetQuestionProps) {
  const keyOf = useIdempotencyKey();
  const [original] = useState(setting);
  /** Settings that someone else has saved in the meantime. */
  const [theirs, setTheirs] = useState<Setting>();
  const { api } = useSession();
  const reads = useReads();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  const { rates, taxes } = setting;
  const changed = theirs ? changedSections(original, theirs) : [];
  const keep = (stored: Setting) =>
    cache.setQueryData(reads.setting.get({ institution: institute._id }).queryKey, stored);
  return (
    <ConfirmDialog
      open
      confirmation={{
        level: 3,
        impact: {
          lines: [
            `${counted(rates.ratePackages.length, 'rate package')} and ${counted(taxes.rules.length, 'tax')} are replaced by the defaults.`,
            'Region and policy stay the same.',
          ],
        },
        phrase: { label: 'Type the institute’s name to confirm', text: institute.name },
      }}
      icon="rotate-ccw"
      title={`Reset the settings of ${institute.name}?`}
      confirmLabel="Reset settings"
      onConfirm={async () => {
        const body = { institution: institute._id, reset: true as const, __v: setting.__v };
        try {
          keep(await api.setting.save(body, { idempotencyKey: keyOf(body) }));
        } catch (error) {
          // Someone else was faster: the next try resets what is there now.
          const current = conflictOf<Setting>(error);
          if (current) {
            keep(current);
            setTheirs(current);
          }
          throw error;
        } finally {
          invalidate('setting.save');
        }
        notify.success('Settings reset to the defaults.');
      }}
      onClosed={onClosed}
    >
      {changed.length > 0 && (
        <InlineMessage tone="warning" role="status" title="The settings were changed">
          {changed.join(', ')}. Check them, then try again.
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}

/** The labels of the sections that differ. */
function changedSections(before: Setting, now: Setting): readonly string[] {
  return SETTING_SECTIONS.filter(
    (section) => JSON.stringify(before[section]) !== JSON.stringify(now[section]),
  ).map((section) => settingsPages[section].label);
}

function counted(count: number, noun: string): string {
  const plural = noun.endsWith('x') ? `${noun}es` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
