import type { Institution, RateCreate, RateResult, Rates } from '@booking/api-client';
import { ROUNDINGS, STAY_NIGHTS_MAX } from '@booking/api-client/facts';
import {
  Button,
  CheckboxGroup,
  DateRangePicker,
  InlineMessage,
  Modal,
  MoneyField,
  MultiSelect,
  NumberField,
  RadioGroup,
  Select,
  TextField,
} from '@booking/ui';
import { useState } from 'react';
import { optionsOf } from '../../../labels/labels.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { cellCount, weekdayOptions } from '../rate-words.ts';
import { CheckFacts } from '../save/check-dialog.tsx';
import { useSaveRates } from '../save/use-save-rates.ts';
import {
  type BulkErrors,
  type BulkValues,
  bulkChange,
  bulkErrors,
  bulkPrices,
  bulkWhats,
} from './bulk-values.ts';

interface BulkDialogProps {
  readonly open: boolean;
  readonly institute: Institution;
  readonly rates: Rates;
  /** The days that the grid shows. */
  readonly days: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: (result: RateResult) => void;
}

/** Changes rates of several categories over ranges of days, with a dry run before. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  const [opening, setOpening] = useState(0);
  return (
    <BulkForm
      key={opening}
      {...rest}
      open={open}
      onClose={onClose}
      onClosed={() => setOpening(opening + 1)}
    />
  );
}

function BulkForm({
  open,
  institute,
  rates,
  days,
  onClose,
  onClosed,
  onSaved,
}: BulkDialogProps & { readonly onClosed: () => void }) {
  const { api } = useSession();
  const [values, setValues] = useState<BulkValues>(() => ({
    categories: rates.targets.map(({ category }) => category),
    ratePackages: rates.packages.filter(({ lock }) => lock !== 'plan').map(({ key }) => key),
    isRule: false,
    ranges: [{ startDate: days[0] ?? rates.today, endDate: days.at(-1) ?? rates.today }],
    weekdays: [],
    what: 'price',
    price: 'percent',
    amount: null,
    roundTo: '0',
    nights: null,
    note: '',
  }));
  const [errors, setErrors] = useState<BulkErrors>({});
  const [dry, setDry] = useState<{ readonly body: RateCreate; readonly result: RateResult }>();
  const [failure, setFailure] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const save = useSaveRates((result) => {
    onSaved(result);
    onClose();
  });
  const set = (changed: Partial<BulkValues>) => {
    setValues({ ...values, ...changed });
    setErrors({});
  };

  async function preview(): Promise<void> {
    const found = bulkErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const note = values.note.trim();
    const body = {
      institution: institute._id,
      changes: [bulkChange(values)],
      ...(note && { note }),
    };
    setIsChecking(true);
    setFailure(undefined);
    try {
      setDry({ body, result: await api.rate.create({ ...body, dryRun: true }) });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsChecking(false);
  }

  const problem = failure ?? save.failure;
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      size="lg"
      header={{ icon: 'calendar-range', text: dry ? 'Check the change' : 'Change rates in bulk' }}
      isLoading={isChecking || save.state === 'saving'}
      onSubmit={() => {
        if (dry) save.send(dry.body);
        else void preview();
      }}
      footer={{
        confirm: {
          name: dry ? `Save ${cellCount(dry.result.affected)}` : 'Preview',
          disabledReason: dry?.result.affected === 0 ? 'No cell would change.' : undefined,
        },
        actions: dry && (
          <Button
            variant="secondary"
            color="transparent"
            icon="arrow-left"
            onClick={() => setDry(undefined)}
          >
            Back
          </Button>
        ),
        note: save.state !== 'idle' && <span role="status">{unsentWords[save.state]}</span>,
      }}
    >
      {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
      {dry ? (
        <CheckFacts result={dry.result} rates={rates} />
      ) : (
        <BulkFields values={values} errors={errors} rates={rates} onChange={set} />
      )}
    </Modal>
  );
}

const unsentWords: Readonly<Record<string, string>> = {
  retrying: 'Not saved. Retrying…',
  waiting: 'Not saved. Your changes are kept.',
};

interface BulkFieldsProps {
  readonly values: BulkValues;
  readonly errors: BulkErrors;
  readonly rates: Rates;
  readonly onChange: (changed: Partial<BulkValues>) => void;
}

function BulkFields({ values, errors, rates, onChange }: BulkFieldsProps) {
  const { isRule, ranges, what, price } = values;
  const isPercent = price === 'percent' || price === 'lower';
  return (
    <div className="ck-rates-fields">
      <MultiSelect
        label="Categories"
        options={rates.targets
          .filter(({ asset }) => !asset)
          .map(({ category, name }) => ({ value: category, label: name }))}
        value={values.categories}
        onChange={(categories) => onChange({ categories })}
        error={errors.categories}
      />
      <MultiSelect
        label="Packages"
        options={rates.packages
          .filter(({ lock }) => lock !== 'plan')
          .map(({ key, name }) => ({ value: key, label: `${key} ${name}` }))}
        value={values.ratePackages}
        onChange={(ratePackages) => onChange({ ratePackages })}
        error={errors.ratePackages}
      />
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
      {!isRule && (
        <div className="ck-rates-ranges">
          {ranges.map((range, place) => (
            <DateRangePicker
              // Ranges have no other identity than their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are added and removed at the end only.
              key={place}
              label={ranges.length > 1 ? `Days ${place + 1}` : 'Days'}
              startLabel="First day"
              endLabel="Last day"
              minNights={0}
              today={rates.today}
              min={rates.today}
              max={rates.lastDay}
              value={range}
              onChange={(next) =>
                onChange({ ranges: ranges.map((one, at) => (at === place ? next : one)) })
              }
              error={place === ranges.length - 1 ? errors.ranges : undefined}
            />
          ))}
          <div className="ck-rates-buttons">
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
          </div>
        </div>
      )}
      <CheckboxGroup
        label="Weekdays"
        description="None means all of them."
        orientation="horizontal"
        options={weekdayOptions}
        value={values.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
      />
      <Select
        label="What to do"
        options={optionsOf(bulkWhats)}
        value={what}
        onChange={({ target }) => {
          const next = optionsOf(bulkWhats).find(({ value }) => value === target.value);
          if (next) onChange({ what: next.value });
        }}
      />
      {what === 'price' && (
        <div className="ck-rates-row">
          <Select
            label="Price"
            options={optionsOf(bulkPrices)}
            value={price}
            onChange={({ target }) => {
              const next = optionsOf(bulkPrices).find(({ value }) => value === target.value);
              if (next) onChange({ price: next.value });
            }}
          />
          {isPercent ? (
            <NumberField
              label="Percentage"
              suffix="%"
              min={0}
              max={price === 'lower' ? 100 : 1_000}
              fractionDigits={2}
              value={values.amount}
              onChange={(amount) => onChange({ amount })}
              error={errors.amount}
            />
          ) : (
            <MoneyField
              label="Amount"
              currency={rates.currency}
              value={values.amount}
              onChange={(amount) => onChange({ amount })}
              error={errors.amount}
            />
          )}
          <Select
            label="Round to"
            options={ROUNDINGS.map((step) => ({
              value: String(step),
              label: step === 0 ? 'Don’t round' : String(step),
            }))}
            value={values.roundTo}
            onChange={({ target }) => onChange({ roundTo: target.value })}
          />
        </div>
      )}
      {(what === 'minStay' || what === 'maxStay') && (
        <NumberField
          label="Nights"
          min={1}
          max={STAY_NIGHTS_MAX}
          value={values.nights}
          onChange={(nights) => onChange({ nights })}
          error={errors.nights}
        />
      )}
      <TextField
        label="Note"
        description="Shown in the history."
        isOptional
        maxLength={300}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  );
}
