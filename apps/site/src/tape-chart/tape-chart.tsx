import { buttonClass } from '@booking/ui/button';
import { Icon } from '@booking/ui/icon';
import {
  HALF_DAYS_PER_DAY,
  SAMPLE_HOUSE,
  SAMPLE_TODAY,
  SAMPLE_TONIGHT,
  type SampleRoom,
  type SampleStay,
  sampleDays,
  sampleRooms,
} from './sample-stays.ts';

const halfDays = sampleDays.length * HALF_DAYS_PER_DAY;

/** The calendar of the desk as a picture: rooms down, days across, a bar a stay. Sample data, and it says so. */
export function TapeChart() {
  return (
    <figure className="tape-chart wrap">
      <div className="tape-chart-panel" aria-hidden="true">
        <div className="tape-chart-bar">
          <strong>{SAMPLE_HOUSE}</strong>
          <span className="tape-chart-tonight">{SAMPLE_TONIGHT}</span>
          <span className="tape-chart-ranges">
            <span>Day</span>
            <span data-selected="">10 days</span>
            <span>Month</span>
          </span>
          <span className={buttonClass({ color: 'theme', className: 'tape-chart-button' })}>
            <Icon name="plus" size="sm" />
            New booking
          </span>
        </div>
        {/* Swiped on phones; out of the tab order, since a picture has nothing to reach. */}
        <div className="tape-chart-scroll" tabIndex={-1}>
          <table className="tape-chart-days">
            <thead>
              <tr>
                <td className="tape-chart-room" />
                {sampleDays.map(({ weekday, date }) => (
                  <td
                    key={date}
                    colSpan={HALF_DAYS_PER_DAY}
                    data-today={date === SAMPLE_TODAY ? '' : undefined}
                  >
                    {weekday} <b>{date}</b>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {sampleRooms.map((room) => (
                <tr key={room.number}>
                  <td className="tape-chart-room">
                    <b>{room.number}</b> <span>{room.category}</span>
                  </td>
                  {cells(room).map((cell) => (
                    <td key={cell.from} colSpan={cell.length}>
                      {cell.stay && <Stay {...cell.stay} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <figcaption>Sample calendar: six of 22 rooms over ten days. Each bar is a stay.</figcaption>
    </figure>
  );
}

function Stay({ status, guest, note }: SampleStay) {
  return (
    <span className="tape-chart-stay" data-status={status}>
      <b>{guest}</b>
      {note && <span>{note}</span>}
    </span>
  );
}

/** A room's row as table cells: every stay, and the free half days around it. Spans place them without any style. */
function cells({ stays }: SampleRoom): { from: number; length: number; stay?: SampleStay }[] {
  const row: { from: number; length: number; stay?: SampleStay }[] = [];
  let at = 0;
  for (const stay of stays) {
    if (stay.from > at) row.push({ from: at, length: stay.from - at });
    row.push({ from: stay.from, length: stay.length, stay });
    at = stay.from + stay.length;
  }
  if (at < halfDays) row.push({ from: at, length: halfDays - at });
  return row;
}
