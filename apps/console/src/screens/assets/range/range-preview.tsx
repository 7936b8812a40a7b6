import { InlineMessage } from '@booking/ui';
import { counted } from '../../../list/counted.ts';
import type { NewUnit } from './range.ts';

/** What a range would add, with the codes that are taken. */
export function RangePreview({ units }: { readonly units: readonly NewUnit[] }) {
  const taken = units.filter(({ isTaken }) => isTaken);
  return (
    <div className="ck-range">
      {taken.length > 0 && (
        <InlineMessage tone="danger">
          {counted(taken.length, { one: 'code is', many: 'codes are' })} already taken:{' '}
          {taken.map(({ code }) => code).join(', ')}.
        </InlineMessage>
      )}
      <ul className="ck-range-list" aria-label="Assets to add">
        {units.map(({ code, name, floor, isTaken }) => (
          <li key={code} className="ck-range-unit" data-taken={isTaken || undefined}>
            <strong>{code}</strong>
            <span>
              {isTaken ? 'Taken' : [name, floor && `floor ${floor}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
