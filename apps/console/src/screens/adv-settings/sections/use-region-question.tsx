import type { Institution, Setting } from '@booking/api-client';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Confirmation, ConfirmDialog } from '../../../confirm/confirm-dialog.tsx';
import { SaveCancelled } from '../../../forms/use-save.ts';
import { timeIn } from './time-in.ts';

interface Question {
  readonly title: string;
  readonly label: string;
  readonly confirmation: Confirmation;
  readonly answer: (isConfirmed: boolean) => void;
}

interface RegionQuestion {
  /** Resolves when it is confirmed, or needs no question. @throws SaveCancelled when it is declined. */
  readonly ask: (changes: FieldValues) => Promise<void>;
  /** Render it beside the form. */
  readonly element: ReactNode;
}

/** Asks before another currency, which converts nothing, and before another time zone, with a sample of before and after. */
export function useRegionQuestion(institute: Institution, setting: Setting): RegionQuestion {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const { region } = setting;

  function asked({ currency, timezone }: FieldValues): Omit<Question, 'answer'> | undefined {
    const lines = [
      ...(currency ? currencyLines(region.currency, currency) : []),
      ...(timezone ? zoneLines(region, timezone) : []),
    ];
    if (currency) {
      return {
        title: `Change the currency to ${currency}?`,
        label: 'Change currency',
        confirmation: {
          level: 3,
          impact: { lines },
          phrase: { label: 'Type the institute’s name to confirm', text: institute.name },
        },
      };
    }
    if (!timezone) return undefined;
    return {
      title: `Change the time zone to ${timezone.replaceAll('_', ' ')}?`,
      label: 'Change time zone',
      confirmation: { level: 2, impact: { lines } },
    };
  }

  return {
    async ask(changes) {
      const next = asked(changes);
      if (!next) return;
      const isConfirmed = await new Promise<boolean>((answer) => {
        setQuestion({ ...next, answer });
        setIsOpen(true);
      });
      if (!isConfirmed) throw new SaveCancelled();
    },
    element: question && (
      <ConfirmDialog
        open={isOpen}
        confirmation={question.confirmation}
        icon="globe"
        title={question.title}
        confirmLabel={question.label}
        onConfirm={() => question.answer(true)}
        onClose={(reason) => {
          setIsOpen(false);
          if (reason !== 'confirm') question.answer(false);
        }}
        onClosed={() => setQuestion(undefined)}
      />
    ),
  };
}

function currencyLines(before: string, after: string): string[] {
  return [
    'Nothing is converted: every price, charge and limit keeps its number.',
    `What was ${before} 4,500 is ${after} 4,500 from now on.`,
  ];
}

function zoneLines({ timezone, timeFormat }: Setting['region'], after: string): string[] {
  const now = new Date();
  const at = (zone: string) => `${timeIn(zone, now, timeFormat)} in ${zone.replaceAll('_', ' ')}`;
  return [
    `It’s ${at(timezone)} now, which is ${at(after)}.`,
    'Days begin and end by the new clock. Check-in times and dates stay as written.',
  ];
}
