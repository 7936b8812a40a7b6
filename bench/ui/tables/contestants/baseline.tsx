import { type ReactNode, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Day, Institute, Rate, TableContestant } from '../contestant.ts';

/** Plain host elements in a window over the rows, without keys, selection or editing. */
const ROW = 36;
const COLUMN = 72;
const HEAD = 240;
const HEIGHT = 700;
const WIDTH = 1248;

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);

const cell = (left: number, width: number, children: ReactNode) => (
  <div key={left} style={{ position: 'absolute', left, width }}>
    {children}
  </div>
);

function useScroll() {
  const [at, setAt] = useState({ top: 0, left: 0 });
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop: top, scrollLeft: left } = currentTarget;
    flushSync(() => setAt({ top, left }));
  };
  return { ...at, onScroll };
}

function Table({ rows }: { rows: Institute[] }) {
  const { top, onScroll } = useScroll();
  const first = Math.floor(top / ROW);
  const last = Math.min(rows.length, Math.ceil((top + HEIGHT) / ROW));
  return (
    <div className="scroller" style={{ height: HEIGHT, overflow: 'auto' }} onScroll={onScroll}>
      <div style={{ position: 'relative', height: rows.length * ROW }}>
        {numbers(first, last).map((at) => {
          const row = rows[at];
          return (
            row && (
              <div key={row.id} style={{ position: 'absolute', top: at * ROW, height: ROW }}>
                {[row.name, row.city, row.plan, row.users, row.status, row.id].map((text, index) =>
                  cell(index * 200, 200, text),
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function Grid({ rows, days }: { rows: readonly Rate[]; days: readonly Day[] }) {
  const { top, left, onScroll } = useScroll();
  const shownDays = numbers(
    Math.floor(left / COLUMN),
    Math.min(days.length, Math.ceil((left + WIDTH - HEAD) / COLUMN)),
  );
  const shownRows = numbers(
    Math.floor(top / ROW),
    Math.min(rows.length, Math.ceil((top + HEIGHT) / ROW)),
  );
  return (
    <div className="scroller" style={{ height: HEIGHT, overflow: 'auto' }} onScroll={onScroll}>
      <div
        style={{
          position: 'relative',
          height: (rows.length + 1) * ROW,
          width: HEAD + days.length * COLUMN,
        }}
      >
        {shownDays.map((at) => cell(HEAD + at * COLUMN, COLUMN, days[at]?.label))}
        {shownRows.map((at) => {
          const row = rows[at];
          return (
            row && (
              <div key={row.key} style={{ position: 'absolute', top: (at + 1) * ROW, height: ROW }}>
                {cell(0, HEAD, row.label)}
                {row.prices &&
                  shownDays.map((day) => cell(HEAD + day * COLUMN, COLUMN, row.prices?.[day]))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

export const contestant: TableContestant = { Table, Grid, scroller: '.scroller' };
