import { holidays, occupancy, SAMPLE_TODAY, weekdays } from './sample-day.ts';

/** Four weeks coloured by how full they are. */
export function OccupancyMonth() {
  return (
    <div className="occupancy-month">
      {weekdays.map((day) => (
        <span key={day}>{day}</span>
      ))}
      {occupancy.map((level, index) => {
        const day = index + 1;
        return (
          <b key={day} data-occupancy={level} data-today={day === SAMPLE_TODAY ? '' : undefined}>
            {day}
            {holidays.has(day) && <small>{holidays.get(day)}</small>}
          </b>
        );
      })}
    </div>
  );
}
