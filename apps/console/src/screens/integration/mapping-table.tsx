import type { Category, Channel } from '@booking/api-client';
import { Badge, type BadgeTone, type Column, DataTable, Select } from '@booking/ui';
import { useState } from 'react';
import { numberFormat } from '../../region/region.ts';
import { ChannelText } from './channel-text.tsx';
import { type MappingRow, type MappingState, mappingRows } from './mapping-rows.ts';
import type { RatePackage } from './rate-packages.ts';

const states: Readonly<Record<MappingState, readonly [label: string, tone: BadgeTone]>> = {
  mapped: ['Mapped', 'info'],
  unmapped: ['Not mapped', 'warning'],
  duplicate: ['Duplicate', 'danger'],
  none: ['Not sold here', 'neutral'],
};

const columns: readonly Column<MappingRow>[] = [
  { key: 'category', label: 'Category', width: 180, cell: ({ category }) => category },
  {
    key: 'assets',
    label: 'Assets',
    width: 80,
    align: 'end',
    cell: ({ assets }) => numberFormat().format(assets),
  },
  { key: 'room', label: 'OTA room', width: 180, cell: ({ room }) => room },
  { key: 'package', label: 'Package', cell: ({ rate }) => rate?.package },
  {
    key: 'guests',
    label: 'Guests',
    width: 80,
    cell: ({ rate }) => rate && (rate.guests ?? 'Any'),
  },
  { key: 'rate', label: 'OTA rate', cell: ({ rate }) => rate?.id },
  {
    key: 'state',
    label: 'State',
    priority: 'status',
    cell: ({ state }) => <Badge tone={states[state][1]}>{states[state][0]}</Badge>,
  },
];

const ALL = '';
/** A table of more rows than this can be filtered. */
const FILTERED_FROM = 6;

interface MappingTableProps {
  readonly channel: Channel;
  readonly categories: readonly Category[];
  readonly packages: readonly RatePackage[];
}

/** Which room and rate of the OTA each category and package is. */
export function MappingTable({ channel, categories, packages }: MappingTableProps) {
  const [state, setState] = useState<MappingState | typeof ALL>(ALL);
  const [category, setCategory] = useState(ALL);
  const rows = mappingRows(channel, categories, packages);
  const shown = rows.filter(
    (row) =>
      (state === ALL || row.state === state) && (category === ALL || row.category === category),
  );
  if (rows.length === 0) return <ChannelText>Add categories first.</ChannelText>;
  const presentStates = [...new Set(rows.map((row) => row.state))];
  const names = [...new Set(rows.map((row) => row.category))];
  return (
    <div className="mt-4 grid min-w-0 gap-3">
      {rows.length > FILTERED_FROM && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(120px,220px))] gap-3">
          <Select
            label="State"
            value={state}
            options={[
              { value: ALL, label: 'All' },
              ...presentStates.map((value) => ({ value, label: states[value][0] })),
            ]}
            onChange={({ target }) => setState(target.value)}
          />
          <Select
            label="Category"
            value={category}
            options={[
              { value: ALL, label: 'All' },
              ...names.map((value) => ({ value, label: value })),
            ]}
            onChange={({ target }) => setCategory(target.value)}
          />
        </div>
      )}
      <DataTable
        label={`Mapping of ${channel.title}`}
        columns={columns}
        rows={shown}
        rowKey={({ key }) => key}
        density="compact"
        empty={<ChannelText>No mapping matches.</ChannelText>}
      />
    </div>
  );
}
