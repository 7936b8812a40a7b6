import { Icon, Select, TextField, VisuallyHidden } from '@booking/ui';
import { iconOf, iconOptions } from '../../../status-colors/status-icons.ts';
import { Swatch } from '../swatch.tsx';
import type { StatusControls } from './status-values.ts';

interface StatusFieldsProps extends StatusControls {
  /** Its index among the keys. */
  readonly at: number;
  /** What it is, whatever its label says. */
  readonly name: string;
}

/** The label, colours and icon of a status. */
export function StatusFields({ form, choices, at, name }: StatusFieldsProps) {
  const status = form.getValues().statuses[at];
  if (!status) return null;
  const colorOf = (id: string) => choices.find(({ _id }) => _id === id);
  const fill = colorOf(status.fill);
  const named = (part: string) => (
    <>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {part}
    </>
  );
  const colors = choices.map((choice) => ({ value: choice._id, label: choice.name }));
  return (
    <>
      <span className="ck-status-name">
        <span
          className="ck-status-chip"
          style={{
            backgroundColor: fill?.hex,
            borderColor: colorOf(status.border)?.hex,
            color: fill?.textColor,
          }}
        >
          <Icon name={iconOf(status.icon)} size="xs" />
        </span>
        {name}
      </span>
      <TextField
        {...form.field(`statuses.${at}.label`)}
        label={named('Label')}
        autoComplete="off"
      />
      <div className="ck-picked">
        <span className="ck-picked-mark">
          <Swatch hex={fill?.hex} />
        </span>
        <Select {...form.field(`statuses.${at}.fill`)} label={named('Fill')} options={colors} />
      </div>
      <div className="ck-picked">
        <span className="ck-picked-mark">
          <Swatch hex={colorOf(status.border)?.hex} />
        </span>
        <Select {...form.field(`statuses.${at}.border`)} label={named('Border')} options={colors} />
      </div>
      <div className="ck-picked">
        <span className="ck-picked-mark">
          <Icon name={iconOf(status.icon)} size="sm" />
        </span>
        <Select
          {...form.field(`statuses.${at}.icon`)}
          label={named('Icon')}
          options={iconOptions(status.icon)}
        />
      </div>
    </>
  );
}
