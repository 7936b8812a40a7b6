import { InlineMessage } from '@booking/ui';
import { counted } from '../../../list/counted.ts';
import type { NewUnit } from './range.ts';

/** Units that a range would add, with the codes that are taken. */
export function RangePreview({ units }: { readonly units: readonly NewUnit[] }) {
  const taken = units.filter(({ isTaken }) => isTaken);
  return (
    <div className="grid gap-2">
      {taken.length > 0 && (
        <InlineMessage tone="danger">
          {counted(taken.length, { one: 'code is', many: 'codes are' })} already taken:{' '}
          {taken.map(({ code }) => code).join(', ')}.
        </InlineMessage>
      )}
      <ul
        className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-1.5 overflow-y-auto"
        aria-label="Assets to add"
      >
        {units.map(({ code, name, floor, isTaken }) => (
          <li
            key={code}
            className={`grid rounded-md border px-2.5 py-1.5 type-body-sm ${
              isTaken
                ? 'border-bk-status-danger-border text-bk-status-danger-text'
                : 'border-bk-subtle text-bk-secondary'
            }`}
          >
            <strong className={isTaken ? undefined : 'text-bk-primary'}>{code}</strong>
            <span>
              {isTaken ? 'Taken' : [name, floor && `floor ${floor}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
