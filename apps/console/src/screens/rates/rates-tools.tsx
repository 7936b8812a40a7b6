import type { Institution, Rates } from '@booking/api-client';
import {
  Button,
  FilterSelect,
  IconButton,
  Menu,
  notifyPromise,
  SegmentedControl,
} from '@booking/ui';
import { useCan } from '../../access/can.ts';
import { addDays } from '../../dates/civil-date.ts';
import { optionsOf } from '../../labels/labels.ts';
import { reloading } from '../../loading/reload-once.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import type { RatesDialog } from './dialogs/rates-dialogs.tsx';
import { FirstDay } from './grid/first-day.tsx';
import type { RateWindow, WindowLength } from './grid/rate-window.ts';
import type { SelectedRates } from './rate-keys.ts';
import { type GridView, viewLabels } from './rate-views.ts';

const loadExport = reloading(() => import('./csv/export-rates.ts'));

interface RatesToolsProps {
  readonly window: RateWindow;
  readonly isPhone: boolean;
  readonly rates: Rates;
  readonly institute: Institution;
  readonly selected: SelectedRates | undefined;
  readonly onOpen: (dialog: RatesDialog) => void;
}

/** The days, the view, and what can be done with many rates. */
export function RatesTools(props: RatesToolsProps) {
  const { window, isPhone, rates, institute, selected, onOpen } = props;
  const { cell } = selected ?? {};
  const can = useCan();
  const { api } = useSession();
  const { from, days, length, view, views, show, setLength, setView } = window;
  const choices: readonly GridView[] = [...views, 'all'];
  const until = days.at(-1) ?? from;
  const bulk = can('rate.bulkUpdate', institute);
  const update = can('rate.create', institute);

  function save(): void {
    const range = { startDate: from, endDate: until };
    const exporting = loadExport().then(({ exportRates }) =>
      exportRates(api, institute, range, rates),
    );
    notifyPromise(exporting, {
      pending: 'Exporting these days…',
      success: 'Exported. The file is in your downloads.',
      error: (error) => ({ title: 'Couldn’t export', text: messageOf(error) }),
    }).catch(() => {});
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2">
        <Button size="sm" variant="secondary" color="transparent" onClick={() => show(rates.today)}>
          Today
        </Button>
        <IconButton
          icon="chevron-left"
          label="Earlier"
          onClick={() => show(addDays(from, -days.length))}
        />
        <IconButton
          icon="chevron-right"
          label="Later"
          onClick={() => show(addDays(from, days.length))}
        />
        <FirstDay window={window} rates={rates} />
      </div>
      <div className="flex items-center gap-2">
        <SegmentedControl
          label="Days"
          size="sm"
          options={optionsOf(lengthLabels)}
          value={length}
          onChange={setLength}
        />
        {!isPhone && (
          <FilterSelect
            label="View"
            required
            options={choices.map((gridView) => ({
              value: gridView,
              label: viewLabels[gridView],
            }))}
            value={view}
            onChange={setView}
          />
        )}
        <Button
          size="sm"
          variant="secondary"
          color="transparent"
          icon="calendar-range"
          disabledReason={update.reason ?? bulk.reason}
          onClick={() => onOpen({ kind: 'bulk' })}
        >
          Bulk change
        </Button>
        <Menu
          label="More"
          trigger={<IconButton size="md" icon="ellipsis" label="More" />}
          items={[
            {
              label: 'Cell history',
              icon: 'clock',
              description: 'Who changed its prices, and when.',
              disabledReason: cell ? undefined : 'Select a cell first.',
              onSelect: () => cell && onOpen({ kind: 'history', of: { cell } }),
            },
            {
              label: 'Bulk changes',
              icon: 'list',
              description: 'Earlier changes of many cells.',
              onSelect: () => onOpen({ kind: 'history', of: {} }),
            },
            'separator',
            {
              label: 'Export these days',
              icon: 'download',
              description: 'A CSV file to edit and import.',
              onSelect: save,
            },
            {
              label: 'Import CSV',
              icon: 'upload',
              description: 'Sets many days from a file.',
              disabledReason: update.reason,
              onSelect: () => onOpen({ kind: 'import' }),
            },
          ]}
        />
      </div>
    </div>
  );
}

const lengthLabels: Readonly<Record<WindowLength, string>> = {
  week: '7 days',
  twoWeeks: '14 days',
  month: 'Month',
};
