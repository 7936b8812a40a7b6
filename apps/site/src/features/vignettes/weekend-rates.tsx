import { Icon } from '@booking/ui/icon';
import { rateDays, rates } from './sample-day.ts';

/** The rate grid with a weekend selected and raised. */
export function WeekendRates() {
  return (
    <div className="weekend-rates">
      <span className="weekend-rates-action">
        <Icon name="trending-up" size="sm" />
        Raise by 12%
      </span>
      <table>
        <thead>
          <tr>
            <td />
            {rateDays.map((day) => (
              <td key={day}>{day}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ plan, name, amounts, before }) => (
            <tr key={plan}>
              <td>
                <b>{plan}</b> <small className="weekend-rates-meal">{name}</small>
              </td>
              {amounts.map((amount, index) => (
                <td key={rateDays[index]} data-selected={before[index] && ''}>
                  {before[index] && <del>{before[index]}</del>} {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
