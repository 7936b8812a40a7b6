'use client';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { onBeforeMatch } from '../primitives/dom/show-hidden.ts';
import { TabsList, TabsRoot, TabsTrigger } from '../primitives/radix/tabs.tsx';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import type { NodeLabel } from '../primitives/text/node-label.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { type TabsOrientation, type TabsSize, tabsClass } from './tabs.variants.ts';

export type TabItem<V extends string = string> = NodeLabel & {
  /** Unique within the tabs. */
  key: V;
  /** Before the label: `lock` for a tab that is closed. */
  icon?: IconSource | undefined;
  /** Number of items in the panel. Omit if unknown. */
  count?: number | undefined;
  /**
   * Why the tab can't be selected. It stays focusable and `aria-disabled`; a tooltip shows the reason, and a tap shows it
   * as an error toast.
   */
  disabledReason?: string | undefined;
  /** Disabled without a tooltip or a toast, where the page shows the reason. Screen readers still read it. */
  disabled?: boolean | undefined;
  /** Content of the panel. Not for disabled tabs. */
  content?: ReactNode;
};

/** The parts of `Tabs`. */
export type TabsPart = 'count' | 'list' | 'panel' | 'tab';

export interface TabsProps<V extends string = string>
  extends PartsProps<TabsPart>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  /** Accessible name of the tab list: "Plans by sector". */
  label: string;
  items: readonly TabItem<V>[];
  /** Key of the selected tab, where its owner keeps it, for example in the address. Change it in `onChange`. */
  value?: NoInfer<V> | undefined;
  /** Key of the tab that is selected initially. Default: the first that isn't disabled. */
  defaultValue?: NoInfer<V> | undefined;
  /** Called with the key of the tab that the user selects. */
  onChange?: ((value: V) => void) | undefined;
  /** `vertical`: the tabs are beside their panel, and Up and Down move between them. Default `horizontal`. */
  orientation?: TabsOrientation | undefined;
  /**
   * `manual`: arrow keys move the focus only, Enter and Space select. For panels that take long to load. Default
   * `automatic`.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Renders a panel once its tab is first selected, and keeps it from then on. Find in page and the errors of a form know
   * nothing of the others. Default false.
   */
  isLazy?: boolean | undefined;
  /** `md` (default) is underlined, for the console. `xl` is a strip with a raised tab, for the site. */
  size?: TabsSize | undefined;
}

/**
 * Shows one of several panels. All panels are in the DOM, unless `isLazy`; without JavaScript all are shown. The panel of
 * a wrong field is shown when its form is submitted.
 */
export function Tabs<V extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'horizontal',
  activation,
  isLazy = false,
  size,
  className,
  parts,
  ...rest
}: TabsProps<V>) {
  const part = partOf(parts);
  const id = useId();
  const number = useNumber();
  const isDisabled = ({ disabled, disabledReason }: TabItem) =>
    disabled === true || disabledReason !== undefined;
  const first = items.find((item) => !isDisabled(item))?.key;
  const [chosen, setChosen] = useControlled(value, defaultValue, onChange);
  // Items may come late, and the chosen one may go.
  const current = items.find(({ key }) => key === chosen)?.key ?? first;
  const [seen, setSeen] = useState<readonly V[]>([]);
  if (isLazy && current !== undefined && !seen.includes(current)) setSeen([...seen, current]);

  function choose(key: string) {
    const item = items.find((item) => item.key === key);
    if (item && !isDisabled(item)) setChosen(item.key);
  }

  return (
    <TabsRoot
      {...rest}
      className={tabsClass({ size, orientation, className })}
      orientation={orientation}
      activationMode={activation}
      value={current ?? ''}
      onValueChange={choose}
    >
      <TabsList {...part('list', 'bk-tabs-list')} aria-label={label}>
        {items.map((item, at) => (
          <TabsTrigger
            key={item.key}
            {...part('tab', 'bk-tab')}
            value={item.key}
            // By index: a key may contain a space, which an id may not.
            id={`${id}tab-${at}`}
            aria-controls={isDisabled(item) ? undefined : `${id}panel-${at}`}
            aria-disabled={isDisabled(item) || undefined}
            aria-label={
              item.textValue &&
              (item.count === undefined
                ? item.textValue
                : `${item.textValue} ${number.plain(item.count)}`)
            }
            aria-description={item.disabledReason}
            data-disabled-reason={item.disabled ? undefined : item.disabledReason}
          >
            {item.icon && <Icon name={item.icon} size="xs" />}
            <span>{item.label}</span>
            {item.count !== undefined && (
              <span {...part('count', 'bk-tab-count')}>{number.plain(item.count)}</span>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      {items.map(
        (item, at) =>
          !isDisabled(item) && (
            <div
              key={item.key}
              {...part('panel', 'bk-tabs-panel')}
              ref={(panel) =>
                panel && item.key !== current
                  ? onBeforeMatch(panel, () => choose(item.key))
                  : undefined
              }
              role="tabpanel"
              id={`${id}panel-${at}`}
              aria-labelledby={`${id}tab-${at}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable.
              tabIndex={0}
              hidden={item.key !== current}
            >
              {(!isLazy || seen.includes(item.key)) && item.content}
            </div>
          ),
      )}
    </TabsRoot>
  );
}
