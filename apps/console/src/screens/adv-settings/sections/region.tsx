import { choice } from '../../../entity/form/choice-fields.tsx';
import { currencyOptions, localeOptions, zoneOptions } from '../../../institutes/region-options.ts';
import { PreviewCard } from '../section-form/preview-card.tsx';
import type { PreviewProps, SectionRows } from './section-rows.ts';
import { timeIn } from './time-in.ts';

/** The clock, the money and the language. */
export const regionRows: SectionRows = () => [
  choice('region.timezone', 'Time zone', zoneOptions(), {
    description: 'Sets when each day begins.',
  }),
  choice('region.currency', 'Currency', currencyOptions(), {
    description: 'Existing amounts aren’t converted.',
  }),
  [
    choice('region.locale', 'Language and region', localeOptions(), {
      description: 'How numbers and dates are written.',
    }),
    choice('region.timeFormat', 'Time format', [
      { value: '12h', label: '12 hours' },
      { value: '24h', label: '24 hours' },
    ]),
  ],
];

/** A date, a time and an amount as the institute will see them. */
export function RegionSample({ values }: PreviewProps) {
  const { timezone, currency, locale, timeFormat } = values.region;
  const now = new Date();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: timezone });
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (
    <PreviewCard title="Sample">
      <ul className="grid gap-2" aria-label="Sample">
        <li>{day.format(now)}</li>
        <li>{timeIn(timezone, now, timeFormat)}</li>
        <li>{amount.format(123456.5)}</li>
      </ul>
    </PreviewCard>
  );
}
