import { Icon, Select, TextField, VisuallyHidden } from '@booking/ui';
import type { ReactNode } from 'react';
import { iconOf, iconOptions } from '../../../status-colors/status-icons.ts';
import { Swatch } from '../swatch.tsx';
import type { StatusControls } from './status-values.ts';

interface StatusFieldsProps extends StatusControls {
  /** Its index among the keys. */
  readonly at: number;
  /** Name of the status, which its label doesn't change. */
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
      {/* Between the handle and the buttons, above the fields. */}
      <span className="absolute start-10 end-24 top-3 flex min-h-8 items-center gap-2 type-label pointer-coarse:min-h-(--bk-size-touch-target) @min-[640px]/status-list:static">
        <span
          className="inline-flex size-6.5 flex-none items-center justify-center rounded-sm border-2 forced-color-adjust-none"
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
      <Picked mark={<Swatch hex={fill?.hex} />}>
        <Select {...form.field(`statuses.${at}.fill`)} label={named('Fill')} options={colors} />
      </Picked>
      <Picked mark={<Swatch hex={colorOf(status.border)?.hex} />}>
        <Select {...form.field(`statuses.${at}.border`)} label={named('Border')} options={colors} />
      </Picked>
      <Picked mark={<Icon name={iconOf(status.icon)} size="sm" />}>
        <Select
          {...form.field(`statuses.${at}.icon`)}
          label={named('Icon')}
          options={iconOptions(status.icon)}
        />
      </Picked>
    </>
  );
}

interface PickedProps {
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** A choice with its colour or icon in the box. */
function Picked({ mark, children }: PickedProps) {
  return (
    <div className="ck-picked relative">
      {/* Below the label, where it is shown. */}
      <span className="pointer-events-none absolute start-2.25 top-[calc(1lh+6px)] z-1 grid h-8.5 w-5 place-items-center type-label pointer-coarse:h-11 @min-[640px]/status-list:top-0">
        {mark}
      </span>
      {children}
    </div>
  );
}
