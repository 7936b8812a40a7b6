import { choice } from '../../../entity/form/choice-fields.tsx';
import { currencyOptions, localeOptions, zoneOptions } from '../../../institutes/region-options.ts';
import { PreviewCard } from '../section-form/preview-card.tsx';
import type { PreviewProps, SectionRows } from './section-rows.ts';
import { timeIn } from './time-in.ts';

/** The clock, the money and the language. */
export const regionRows: SectionRows = () => [
  choice('region.timezone', 'Time zone', zoneOptions(), {
    isSearched: true,
    description: 'Sets when each day begins.',
  }),
  choice('region.currency', 'Currency', currencyOptions(), {
    isSearched: true,
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
  return (
    <PreviewCard title="Sample">
      <ul className="grid gap-2" aria-label="Sample">
        {/* While another is looked for, there is none. */}
        {timezone && (
          <>
            <li>{now.toLocaleDateString(locale, { dateStyle: 'full', timeZone: timezone })}</li>
            <li>{timeIn(timezone, now, timeFormat)}</li>
          </>
        )}
        {currency && <li>{(123456.5).toLocaleString(locale, { style: 'currency', currency })}</li>}
      </ul>
    </PreviewCard>
  );
}
