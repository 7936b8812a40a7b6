import type { BankLine, BankLineUpdate } from '@booking/api-client';
import { isApiError } from '@booking/api-client';
import { InlineMessage, notify, RadioGroup, ReferencePicker, TextField } from '@booking/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { useConfirmed } from '../../../confirm/use-confirmed.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { formatDay } from '../../../dates/shown-date.ts';
import { searchInstitutes } from '../../../institutes/institute-picker.tsx';
import { moneyText } from '../../../region/money.ts';
import { useSession } from '../../../session/session-context.ts';
import { matchText } from './match-text.ts';

interface SettleLineProps {
  readonly line: BankLine;
  readonly as: 'payment' | 'other';
  readonly onClosed: () => void;
}

const ANOTHER = 'another';

/** Records a line of the bank as a payment of an institute, or sets it aside with a reason. */
export default function SettleLine({ line, as, onClosed }: SettleLineProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const confirmer = useConfirmed();
  const [isOpen, setIsOpen] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const [match, setMatch] = useState(line.matches[0]?.institution._id ?? ANOTHER);
  const [picked, setPicked] = useState('');
  const [note, setNote] = useState('');
  const isPayment = as === 'payment';
  const institution = match === ANOTHER ? picked : match;
  const isRight = isPayment ? institution !== '' : note.trim() !== '';
  const title = isPayment ? 'Record payment' : 'Dismiss line';

  async function send(): Promise<void> {
    const body: BankLineUpdate = isPayment
      ? { action: 'record', institution, __v: line.__v }
      : { action: 'dismiss', note, __v: line.__v };
    try {
      await confirmer.confirmed(
        { title: `${title} all the same?`, confirmLabel: title },
        body,
        (confirmed) =>
          api.bankLine.update(line._id, body.action === 'record' ? { ...body, confirmed } : body),
      );
    } catch (error) {
      if (isApiError(error) && error.status === 409) invalidate('bankLine.update');
      throw error;
    }
    setIsOpen(false);
    invalidate('bankLine.update');
    notify.success(isPayment ? 'Payment recorded.' : 'Line dismissed.');
  }

  return (
    <>
      <ConfirmDialog
        role="dialog"
        open={isOpen}
        confirmation={{ level: 1 }}
        icon={isPayment ? 'indian-rupee' : 'ban'}
        title={title}
        description={`${moneyText(line.amount, 'INR')} on ${formatDay(line.day)}: ${line.text}`}
        confirmLabel={title}
        onValidate={() => {
          setIsTried(true);
          return isRight;
        }}
        onConfirm={send}
        onOpenChange={setIsOpen}
        onClosed={onClosed}
      >
        <div className="grid gap-4">
          {line.recordedPayment && (
            <InlineMessage tone="warning" title="This reference is already recorded">
              {`${moneyText(line.recordedPayment.amount, 'INR')} of ${line.recordedPayment.institution.name} on ${formatDay(line.recordedPayment.day)}.`}
            </InlineMessage>
          )}
          {isPayment ? (
            <>
              <RadioGroup
                label="Institute"
                value={match}
                onChange={setMatch}
                options={[
                  ...line.matches.map((candidate) => ({
                    value: candidate.institution._id,
                    label: candidate.institution.name,
                    description: matchText(candidate),
                  })),
                  { value: ANOTHER, label: 'Another institute' },
                ]}
              />
              {match === ANOTHER && (
                <ReferencePicker
                  label="Which institute"
                  placeholder="Search by name or code"
                  value={picked}
                  onChange={setPicked}
                  error={isTried && picked === '' ? 'Choose an institute.' : undefined}
                  search={(search, signal) => searchInstitutes(api, search, signal)}
                />
              )}
            </>
          ) : (
            <TextField
              label="Reason"
              description="For example “Interest” or “Own transfer”."
              value={note}
              onChange={({ target }) => setNote(target.value)}
              error={isTried && note.trim() === '' ? 'Enter a reason.' : undefined}
            />
          )}
        </div>
      </ConfirmDialog>
      {confirmer.element}
    </>
  );
}
