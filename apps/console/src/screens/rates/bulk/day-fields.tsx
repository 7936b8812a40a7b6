import { Button, CheckboxGroup, DateRangePicker, RadioGroup } from '@booking/ui';
import { weekdayOptions } from '../rate-words.ts';
import { SeasonFields } from '../seasons/season-fields.tsx';
import type { BulkFieldsProps } from './bulk-values.ts';

interface DayFieldsProps extends BulkFieldsProps {
  readonly institution: string;
}

/** The days that a change in bulk is about: ranges of days, on some weekdays; or the rules of weekdays. */
export function DayFields({ institution, values, errors, rates, onChange }: DayFieldsProps) {
  const { isRule, ranges } = values;
  return (
    <>
      {values.what !== 'copy' && (
        <RadioGroup
          label="When"
          orientation="horizontal"
          options={[
            { value: 'days', label: 'Days' },
            { value: 'rule', label: 'Always on weekdays' },
          ]}
          value={isRule ? 'rule' : 'days'}
          onChange={(value) => onChange({ isRule: value === 'rule' })}
        />
      )}
      {!isRule && (
        <div className="mb-5 grid min-w-0 gap-1">
          {ranges.map((range, index) => (
            <DateRangePicker
              // biome-ignore lint/suspicious/noArrayIndexKey: ranges are added and removed at the end only.
              key={index}
              label={ranges.length > 1 ? `Days ${index + 1}` : 'Days'}
              startLabel="First day"
              endLabel="Last day"
              minNights={0}
              today={rates.today}
              min={rates.today}
              max={rates.lastDay}
              value={range}
              onChange={(next) =>
                onChange({ ranges: ranges.map((current, at) => (at === index ? next : current)) })
              }
              error={index === ranges.length - 1 ? errors.ranges : undefined}
            />
          ))}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              variant="secondary"
              color="transparent"
              icon="plus"
              onClick={() => onChange({ ranges: [...ranges, { startDate: '', endDate: '' }] })}
            >
              Add days
            </Button>
            {ranges.length > 1 && (
              <Button
                size="sm"
                variant="secondary"
                color="transparent"
                icon="minus"
                onClick={() => onChange({ ranges: ranges.slice(0, -1) })}
              >
                Remove last
              </Button>
            )}
            <SeasonFields
              institution={institution}
              today={rates.today}
              ranges={ranges}
              onChange={(next) => onChange({ ranges: next })}
            />
          </div>
        </div>
      )}
      <CheckboxGroup
        label="Weekdays"
        description="Leave empty for every day."
        orientation="horizontal"
        options={weekdayOptions}
        value={values.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
    </>
  );
}
