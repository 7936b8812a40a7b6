import type { Institution, Setting } from '@booking/api-client';
import type { SettingSection } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useCan } from '../../../access/can.ts';
import { useQuestion } from '../../../confirm/use-question.tsx';
import { wholeList } from '../../../list/whole-list.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { whenOnline } from '../../../loading/when-online.ts';
import { useReads } from '../../../session/session-context.ts';
import { SectionForm } from '../section-form/section-form.tsx';
import { useSectionForm } from '../section-form/use-section-form.ts';
import { calendarRows } from './calendar.ts';
import { linkRows } from './links.ts';
import { notificationRows } from './notifications.ts';
import { NumberingPreview, numberingRows } from './numbering.tsx';
import { rateRows } from './rates.ts';
import { RegionSample, regionRows } from './region.tsx';
import { regionQuestion } from './region-question.ts';
import type { PreviewProps, SectionRows } from './section-rows.ts';
import { stayTimeRows } from './stay-times.ts';
import { taxRows } from './taxes.ts';

const IndianTaxes = lazyPart(() =>
  import('./indian-taxes.tsx').then(({ IndianTaxes }) => IndianTaxes),
);
const CalendarPreview = lazy(whenOnline(() => import('./calendar-preview.tsx')));

interface SectionWords {
  /** Purpose of the section. */
  readonly lead: string;
  readonly rows: SectionRows;
  readonly Preview?: ComponentType<PreviewProps>;
}

const sections: Readonly<Record<SettingSection, SectionWords>> = {
  stayTimes: {
    lead: 'Check-in and check-out times, and charges for early or late.',
    rows: stayTimeRows,
  },
  region: {
    lead: 'Time zone, currency and language.',
    rows: regionRows,
    Preview: RegionSample,
  },
  rates: {
    lead: 'Price limits and rate packages.',
    rows: rateRows,
  },
  taxes: {
    lead: 'Taxes and the dates they apply. Confirm rates with your accountant.',
    rows: taxRows,
  },
  numbering: {
    lead: 'How bookings, receipts and invoices are numbered.',
    rows: numberingRows,
    Preview: NumberingPreview,
  },
  calendar: {
    lead: 'Default view and status colours.',
    rows: calendarRows,
    Preview: CalendarPreview,
  },
  notifications: {
    lead: 'Who emails to guests come from, and who gets the daily summary.',
    rows: notificationRows,
  },
  links: { lead: 'Public links used in guest messages.', rows: linkRows },
};

interface SettingsSectionProps {
  readonly institute: Institution;
  readonly setting: Setting;
  readonly section: SettingSection;
}

/** The form of a section of the settings. */
export function SettingsSection({ institute, setting, section }: SettingsSectionProps) {
  const { lead, rows: rowsOf, Preview } = sections[section];
  const { data: colors } = useQuery({
    ...wholeList(useReads().color.list),
    enabled: section === 'calendar',
  });
  const rows = rowsOf({ institute, setting, colors });
  const access = useCan()('setting.save', institute);
  const question = useQuestion();
  const form = useSectionForm({
    institute,
    setting,
    section,
    rows,
    confirmFirst: (changes) =>
      question.ask(section === 'region' ? regionQuestion(institute, setting, changes) : undefined, {
        ...changes,
        __v: setting.__v,
      }),
  });
  return (
    <>
      <SectionForm
        page={section}
        form={form}
        rows={rows}
        stored={setting}
        lead={lead}
        reason={access.reason}
        preview={
          Preview && (
            <Suspense fallback={null}>
              <Preview values={form.getValues()} colors={colors} />
            </Suspense>
          )
        }
      >
        {section === 'taxes' && (
          <Suspense fallback={null}>
            <IndianTaxes institute={institute} form={form} />
          </Suspense>
        )}
      </SectionForm>
      {question.element}
    </>
  );
}
