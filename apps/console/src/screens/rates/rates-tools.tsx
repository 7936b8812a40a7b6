import type { Institution, Rates } from '@booking/api-client';
import { Button, IconButton, Menu, SegmentedControl } from '@booking/ui';
import { useCan } from '../../access/can.ts';
import { addDays, formatDays } from '../../dates/civil-date.ts';
import { saveCsv } from '../../list/export/save-csv.ts';
import { ratesAsCsv } from './csv/rates-csv.ts';
import type { RateWindow } from './grid/rate-window.ts';
import type { HistoryOf } from './history/history-drawer.tsx';
import { rateViews, viewLabels } from './rate-views.ts';

interface RatesToolsProps {
  readonly window: RateWindow;
  readonly isPhone: boolean;
  readonly rates: Rates;
  readonly institute: Institution;
  /** The active cell. */
  readonly cell: HistoryOf['cell'] | undefined;
  readonly onBulk: () => void;
  readonly onImport: () => void;
  readonly onHistory: (of: HistoryOf) => void;
}

/** The days, the view, and what can be done with many rates. */
export function RatesTools(props: RatesToolsProps) {
  const { window, isPhone, rates, institute, cell, onBulk, onImport, onHistory } = props;
  const can = useCan();
  const { from, days, view, show, setView } = window;
  const until = days.at(-1) ?? from;
  const bulk = can('rate.bulkUpdate', institute);
  const update = can('rate.create', institute);
  return (
    <div className="ck-rates-tools">
      <div className="ck-rates-days">
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
        <strong className="ck-rates-period" aria-live="polite">
          {formatDays(from, until, rates.today)}
        </strong>
      </div>
      {!isPhone && (
        <SegmentedControl
          label="View"
          size="sm"
          options={rateViews.map((one) => ({ value: one, label: viewLabels[one] }))}
          value={view}
          onChange={setView}
        />
      )}
      <div className="ck-rates-buttons">
        <Button
          size="sm"
          variant="secondary"
          color="transparent"
          icon="calendar-range"
          disabledReason={update.reason ?? bulk.reason}
          onClick={onBulk}
        >
          Bulk change
        </Button>
        <Menu
          label="More"
          trigger={<IconButton icon="ellipsis" label="More" />}
          items={[
            {
              label: 'Show the history of this cell',
              icon: 'clock',
              disabledReason: cell ? undefined : 'Select a cell first.',
              onSelect: () => cell && onHistory({ cell }),
            },
            { label: 'Show all batches', icon: 'list', onSelect: () => onHistory({}) },
            'separator',
            {
              label: 'Export these days',
              icon: 'download',
              onSelect: () => saveCsv(`rates-${institute.code}-${from}.csv`, ratesAsCsv(rates)),
            },
            {
              label: 'Import from a file',
              icon: 'upload',
              disabledReason: update.reason,
              onSelect: onImport,
            },
          ]}
        />
      </div>
    </div>
  );
}
