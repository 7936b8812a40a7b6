import { BulkActionBar } from '@booking/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import { useIsOn, useShortcut } from '../../shortcuts/use-shortcut.ts';
import { tableTarget } from '../table-target.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection<string>;
  /** Actions on the rows: small transparent buttons and menus. */
  readonly children: ReactNode;
}

/**
 * The bar of the selected rows. Its key leads from the table to its first action, over all the controls of the rows
 * between, and Escape leads back.
 */
export function SelectionBar({ selection: { count, clear }, children }: SelectionBarProps) {
  const isOn = useIsOn(shortcuts.selection);
  const from = useRef<Element>(null);
  const goBack = () => {
    const row = from.current?.isConnected ? from.current : tableTarget.current;
    if (row instanceof HTMLElement) row.focus();
  };
  return (
    <>
      <BulkActionBar
        data-part="selection-bar"
        className="my-2 max-w-[calc(100%-24px)] print:hidden"
        count={count}
        onClear={() => {
          clear();
          goBack();
        }}
        description={
          isOn ? `Press ${shortcuts.selection.key.toUpperCase()} for actions.` : undefined
        }
        onEscape={goBack}
      >
        {children}
      </BulkActionBar>
      {count > 0 && <BarKey from={from} />}
    </>
  );
}

/** Registered only while rows are selected, so that the shortcut sheet lists no key without effect. */
function BarKey({ from }: { readonly from: { current: Element | null } }) {
  useShortcut(shortcuts.selection, () => {
    from.current = document.activeElement;
    document.querySelector<HTMLElement>('[data-part="selection-bar"] button')?.focus();
  });
  useEffect(
    () => () => {
      from.current = null;
    },
    [from],
  );
  return null;
}
