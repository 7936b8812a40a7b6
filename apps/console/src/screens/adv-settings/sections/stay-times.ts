import { flag } from '../../../entity/form/choice-fields.tsx';
import { money } from '../../../entity/form/text-fields.tsx';
import { time } from '../../../entity/form/time-field.tsx';
import { clockOf, type SectionRows } from './section-rows.ts';

/** When guests arrive and leave. */
export const stayTimeRows: SectionRows = ({ setting }) => {
  const clock = clockOf(setting);
  const { currency } = setting.region;
  return [
    [
      time('stayTimes.checkInTime', 'Check-in from', clock),
      time('stayTimes.checkOutTime', 'Check-out until', clock),
    ],
    {
      legend: 'Early check-in',
      isRevealed: true,
      rows: [
        flag('stayTimes.earlyCheckIn.isAllowed', 'Allow early check-in'),
        [
          time('stayTimes.earlyCheckIn.fromTime', 'Early check-in from', {
            ...clock,
            shortLabel: 'From',
          }),
          money('stayTimes.earlyCheckIn.charge', 'Early check-in charge', {
            currency,
            shortLabel: 'Charge',
          }),
        ],
      ],
    },
    {
      legend: 'Late check-out',
      isRevealed: true,
      rows: [
        flag('stayTimes.lateCheckOut.isAllowed', 'Allow late check-out'),
        [
          time('stayTimes.lateCheckOut.untilTime', 'Late check-out until', {
            ...clock,
            shortLabel: 'Until',
          }),
          money('stayTimes.lateCheckOut.charge', 'Late check-out charge', {
            currency,
            shortLabel: 'Charge',
          }),
        ],
      ],
    },
  ];
};
