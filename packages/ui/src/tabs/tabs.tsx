'use client';
import { type ReactNode, useId, useState } from 'react';
import { useNumber } from '../messages/use-number.ts';
import { TabsList, TabsRoot, TabsTrigger } from '../primitives/tabs.tsx';

export interface Tab {
  /** Unique within the tabs. */
  key: string;
  label: string;
  /** Number of items in the panel. Omit if unknown. */
  count?: number | undefined;
  /** The tab stays focusable and readable, but can't be selected. */
  disabled?: boolean;
  /** Read after the label by screen readers: why it is disabled. Show it visibly as well. */
  description?: string;
  /** Content of the panel. Not for disabled tabs. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list: "Plans by sector". */
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab that is selected initially. Default: the first that isn't disabled. */
  defaultTab?: string;
  /** Key of the selected tab, where its owner keeps it, for example in the address. Change it in `onTab`. */
  tab?: string;
  /** Called with the key of the tab that the user selects. */
  onTab?: (key: string) => void;
  /** `md` (default) is underlined, for the console. `xl` is a strip with a raised tab, for the site. */
  size?: 'md' | 'xl';
  className?: string;
}

/** Shows one of several panels. All panels are in the DOM; without JavaScript all are shown. */
export function Tabs({
  label,
  tabs,
  defaultTab,
  tab: controlled,
  onTab,
  size = 'md',
  className,
}: TabsProps) {
  const id = useId();
  const number = useNumber();
  const [own, setOwn] = useState(
    () => defaultTab ?? tabs.find(({ disabled }) => !disabled)?.key ?? '',
  );
  const current = controlled ?? own;

  function choose(key: string) {
    if (tabs.find((tab) => tab.key === key)?.disabled) return;
    setOwn(key);
    onTab?.(key);
  }

  return (
    <TabsRoot
      className={className ? `bk-tabs ${className}` : 'bk-tabs'}
      data-size={size}
      value={current}
      onValueChange={choose}
    >
      <TabsList className="bk-tabs-list" aria-label={label}>
        {tabs.map(({ key, label: name, count, disabled, description }, at) => (
          <TabsTrigger
            key={key}
            value={key}
            className="bk-tab"
            // By index: a key may contain a space, which an id may not.
            id={`${id}tab-${at}`}
            aria-controls={disabled ? undefined : `${id}panel-${at}`}
            aria-disabled={disabled || undefined}
            aria-description={description}
          >
            {name}
            {count !== undefined && <span className="bk-tab-count">{number.plain(count)}</span>}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(
        ({ key, disabled, content }, at) =>
          !disabled && (
            <div
              key={key}
              role="tabpanel"
              className="bk-tabs-panel"
              id={`${id}panel-${at}`}
              aria-labelledby={`${id}tab-${at}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable.
              tabIndex={0}
              hidden={key !== current}
            >
              {content}
            </div>
          ),
      )}
    </TabsRoot>
  );
}
