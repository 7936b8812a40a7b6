import { DescriptionList, Heading, SegmentedControl } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { Page } from '../shell.tsx';
import { applyTheme, THEMES, useTheme } from '../theme.ts';

/** What the console has set for the hotel, and the choices of this browser. */
export function SettingsPage() {
  const { hotel } = useDesk();
  const { say, language, setLanguage } = useSpeech();
  const theme = useTheme();
  const { stayTimes, region, taxes, rates } = hotel.settings;
  return (
    <Page title={say('settings')}>
      <section className="desk-stack">
        <Heading level={2}>{say('institute')}</Heading>
        <p className="desk-muted">{say('fromConsole')}</p>
        <DescriptionList
          layout="stacked"
          columns={3}
          items={[
            { key: 'name', term: say('institute'), value: hotel.name },
            { key: 'in', term: say('checkInTime'), value: stayTimes.checkInTime },
            { key: 'out', term: say('checkOutTime'), value: stayTimes.checkOutTime },
            { key: 'zone', term: say('timeZone'), value: region.timezone },
            { key: 'currency', term: say('currency'), value: region.currency },
            { key: 'rooms', term: say('rooms'), value: String(hotel.rooms.length) },
            {
              key: 'plans',
              term: say('ratePlan'),
              value: rates.ratePackages.map(({ name }) => name).join(', '),
            },
            {
              key: 'taxes',
              term: say('taxes'),
              value: taxes.rules.map(({ name }) => name).join(', ') || say('noTaxes'),
            },
          ]}
        />
      </section>
      <section className="desk-stack">
        <Heading level={2}>{say('language')}</Heading>
        <SegmentedControl
          label={say('language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <Heading level={2}>{say('theme')}</Heading>
        <SegmentedControl
          label={say('theme')}
          options={THEMES.map((value) => ({ value, label: say(value) }))}
          value={theme}
          onChange={applyTheme}
        />
      </section>
    </Page>
  );
}
