import type { DayRange } from '@booking/api-client/facts';
import { Button, Menu, type MenuItem, TextField } from '@booking/ui';
import { useState } from 'react';
import { formatDays } from '../../../dates/shown-date.ts';
import { nextRanges } from './season.ts';
import { useSeasons } from './use-seasons.ts';

interface SeasonFieldsProps {
  readonly institution: string;
  readonly today: string;
  readonly ranges: readonly DayRange[];
  readonly onChange: (ranges: readonly DayRange[]) => void;
}

/** The server's limit. */
const NAME_MAX = 60;

/** Days by the names of the user's seasons, and a name for the days that are chosen. */
export function SeasonFields({ institution, today, ranges, onChange }: SeasonFieldsProps) {
  const seasons = useSeasons(institution);
  const [name, setName] = useState<string>();
  const [error, setError] = useState<string>();
  const all = seasons.all.map((season) => ({ ...season, next: nextRanges(season.ranges, today) }));
  const chosen = all.find(({ next }) => JSON.stringify(next) === JSON.stringify(ranges));
  const areWhole = ranges.every(
    ({ startDate, endDate }) => startDate !== '' && startDate <= endDate,
  );

  function save(): void {
    const plain = name?.trim() ?? '';
    const isNew = all.every((season) => season.name !== plain);
    if (plain === '') setError('Enter a name.');
    else if (isNew && seasons.isFull) setError('Delete a season first: there is no room for more.');
    else {
      seasons.save(plain, ranges);
      setName(undefined);
    }
  }

  const items: MenuItem[] = [
    ...(all.length > 0
      ? [
          {
            label: 'Seasons',
            options: all.map((season) => ({
              value: season.id,
              label: season.name,
              description: season.next
                .map(({ startDate, endDate }) => formatDays(startDate, endDate, today))
                .join(', '),
            })),
            value: chosen?.id,
            onChange: (id: string) => {
              const season = all.find((candidate) => candidate.id === id);
              if (season) onChange(season.next);
            },
          },
          'separator' as const,
        ]
      : []),
    {
      label: 'Name these days…',
      icon: 'save',
      description: 'Only you can see it.',
      disabledReason: areWhole ? undefined : 'Enter the first and the last day.',
      onSelect: () => {
        setName(chosen?.name ?? '');
        setError(undefined);
      },
    },
    ...(chosen
      ? [
          {
            label: `Delete ${chosen.name}`,
            icon: 'trash-2' as const,
            onSelect: () => seasons.remove(chosen),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label="Season"
        trigger={
          <Button size="sm" variant="secondary" color="transparent" icon="tags">
            {chosen ? `Season: ${chosen.name}` : 'Season'}
          </Button>
        }
        items={items}
      />
      {name !== undefined && (
        <div className="flex min-w-0 basis-full flex-wrap gap-2">
          <TextField
            className="min-w-0 basis-full"
            label="Name of the season"
            description="A name that you have already gets these days."
            autoComplete="off"
            autoFocus
            maxLength={NAME_MAX}
            value={name}
            error={error}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              // Not the form of the rates.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
          <Button size="sm" variant="secondary" onClick={save}>
            Save season
          </Button>
          <Button
            size="sm"
            variant="secondary"
            color="transparent"
            onClick={() => setName(undefined)}
          >
            Don’t save
          </Button>
        </div>
      )}
    </>
  );
}
