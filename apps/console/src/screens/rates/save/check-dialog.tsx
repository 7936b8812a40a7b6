import type { Institution, RateCreate, RateResult, Rates } from '@booking/api-client';
import { Modal } from '@booking/ui';
import { cellCount } from '../rate-words.ts';
import { channelsOf } from './channels-of.ts';
import { CheckFacts } from './check-facts.tsx';

interface CheckDialogProps {
  readonly check: { readonly body: RateCreate; readonly result: RateResult } | undefined;
  readonly institute: Institution;
  readonly rates: Pick<Rates, 'targets' | 'currency'>;
  readonly onSave: (body: RateCreate) => void;
  readonly onClose: () => void;
}

/** Effects of a large or unusual change, before it is saved. */
export function CheckDialog({ check, institute, rates, onSave, onClose }: CheckDialogProps) {
  const count = check?.result.affected ?? 0;
  return (
    <Modal
      open={check !== undefined}
      onOpenChange={onClose}
      size="lg"
      header={{
        icon: 'triangle-alert',
        text: 'Check these changes',
        description: 'They are not saved yet.',
      }}
      footer={{
        cancel: { name: 'Keep editing' },
        confirm: {
          name: `Save ${cellCount(count)}`,
          disabledReason: count === 0 ? 'None of these cells would change.' : undefined,
          onConfirm: () => check && onSave(check.body),
        },
      }}
    >
      {check && (
        <CheckFacts
          result={check.result}
          rates={rates}
          channels={channelsOf(institute, check.body, rates.targets)}
        />
      )}
    </Modal>
  );
}
