'use client';
import { type ReactNode, useId, useState } from 'react';
import { useNumber } from '../messages/use-number.ts';
import { TabsList, TabsRoot, TabsTrigger } from '../primitives/tabs.tsx';

export interface Tab {
  /** Names the tab within its row. */
  key: string;
  label: string;
  /** How many things the panel holds. Left out while unknown. */
  count?: number | undefined;
  /** The tab can be reached and read, and does nothing. */
  disabled?: boolean;
  /** Said after the label to who listens: why it is disabled. For the eyes, say it beside the row. */
  description?: string;
  /** The panel. A disabled tab has none. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the row: "Plans by sector". */
  label: string;
  tabs: readonly Tab[];
  /** The key of the tab that is on show at first. Default: the first that is not disabled. */
  defaultTab?: string;
  /** Default `md`, the console's underlined row. `xl` is for the public site: a strip, one piece of it raised. */
  size?: 'md' | 'xl';
  className?: string;
}

/** Parts of one thing, one on show at a time. Every panel is in the page; without script all are shown. */
export function Tabs({ label, tabs, defaultTab, size = 'md', className }: TabsProps) {
  const id = useId();
  const number = useNumber();
  const [current, setCurrent] = useState(
    () => defaultTab ?? tabs.find(({ disabled }) => !disabled)?.key ?? '',
  );

  function choose(key: string) {
    if (!tabs.find((tab) => tab.key === key)?.disabled) setCurrent(key);
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
            // By its place: a key may hold a space, and then it is no id.
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
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus.
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
