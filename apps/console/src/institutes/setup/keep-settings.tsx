import type { Institution } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

/** Confirms the settings that the template comes with: they are saved as they are. */
export function KeepSettings({ institute }: { readonly institute: Institution }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isSaving, setIsSaving] = useState(false);
  const access = useCan()('setting.save', institute);

  async function keep(): Promise<void> {
    setIsSaving(true);
    // A section without changes; version 0 has never been saved.
    const body = { institution: institute._id, stayTimes: {}, __v: 0 };
    try {
      await api.setting.save(body, { idempotencyKey: keyOf(body) });
      notify.success(`${institute.name} keeps the template’s settings.`);
    } catch (error) {
      notify.error(`The settings weren’t saved. ${messageOf(error)}`);
    }
    // Someone else may have saved them.
    invalidate('setting.save');
    setIsSaving(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={isSaving}
      disabledReason={access.reason}
      onClick={() => void keep()}
    >
      Keep the template’s settings
    </Button>
  );
}
