import type { Institution, Setting } from '@booking/api-client';
import type { FieldValues } from 'react-hook-form';
import type { Question } from '../../../confirm/use-question.tsx';
import { timeIn } from './time-in.ts';

/** Before another currency, which converts nothing, and before another time zone, with a sample of before and after. */
export function regionQuestion(
  institute: Institution,
  { region }: Setting,
  { currency, timezone }: FieldValues,
): Question | undefined {
  const lines = [
    ...(currency ? currencyLines(region.currency, currency) : []),
    ...(timezone ? zoneLines(region, timezone) : []),
  ];
  if (currency) {
    return {
      icon: 'globe',
      title: `Change the currency to ${currency}?`,
      confirmLabel: 'Change currency',
      confirmation: {
        level: 3,
        impact: { lines },
        phrase: { label: 'Type the institute’s name to confirm', text: institute.name },
      },
    };
  }
  if (!timezone) return undefined;
  return {
    icon: 'globe',
    title: `Change the time zone to ${timezone.replaceAll('_', ' ')}?`,
    confirmLabel: 'Change time zone',
    confirmation: { level: 2, impact: { lines } },
  };
}

function currencyLines(before: string, after: string): string[] {
  return [
    'Existing amounts aren’t converted: every price, charge and limit keeps its number.',
    `What was ${before} 4,500 is ${after} 4,500 from now on.`,
  ];
}

function zoneLines({ timezone, timeFormat }: Setting['region'], after: string): string[] {
  const now = new Date();
  const at = (zone: string) => `${timeIn(zone, now, timeFormat)} in ${zone.replaceAll('_', ' ')}`;
  return [
    `It’s ${at(timezone)} now, which is ${at(after)}.`,
    'Days follow the new time zone. Times and dates stay as written.',
  ];
}
