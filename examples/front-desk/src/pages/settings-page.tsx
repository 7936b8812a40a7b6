import { Section, SegmentedControl, themes, useTheme } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { Page } from '../shell.tsx';
import { Facts } from '../stay/facts.tsx';

/** The settings of the hotel, from the console, and the choices of this browser. */
export function SettingsPage() {
  const { hotel } = useDesk();
  const { say, language, setLanguage } = useSpeech();
  const { theme, setTheme } = useTheme();
  const { stayTimes, region, taxes, rates } = hotel.settings;
  const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
  return (
    <Page title={say('settings')}>
      <Section title={hotel.name} description={say('fromConsole')}>
        <Facts
          layout="stacked"
          columns={3}
          of={[
            ['checkInTime', stayTimes.checkInTime],
            ['checkOutTime', stayTimes.checkOutTime],
            ['timeZone', region.timezone],
            ['currency', region.currency],
            ['rooms', hotel.rooms.length],
            ['ratePlan', namesOf(rates.ratePackages)],
            ['taxes', namesOf(taxes.rules) || say('noTaxes')],
          ]}
        />
      </Section>
      <Section title={say('language')}>
        <SegmentedControl
          label={say('language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      </Section>
      <Section title={say('theme')}>
        <SegmentedControl
          label={say('theme')}
          options={themes.map((value) => ({ value, label: say(value) }))}
          value={theme}
          onChange={setTheme}
        />
      </Section>
    </Page>
  );
}
