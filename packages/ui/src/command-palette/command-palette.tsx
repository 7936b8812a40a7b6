'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { isComposing } from '../primitives/dom/composing.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { rowId } from '../primitives/forms/listbox.tsx';
import { DialogLayer } from '../primitives/overlays/dialog-layer.tsx';
import { type CloseHandlers, useClosing } from '../primitives/overlays/use-closing.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { warnNameless } from '../primitives/react/warn-nameless.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CommandList } from './command-list.tsx';
import { commandPaletteMessages } from './command-palette.messages.ts';
import type { Command, CommandGroup } from './command-palette.types.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { useActiveCommand } from './use-active-command.ts';

/** The parts of `CommandPalette`. */
export type CommandPalettePart =
  | 'action'
  | 'backdrop'
  | 'close'
  | 'description'
  | 'empty'
  | 'footer'
  | 'head'
  | 'heading'
  | 'icon'
  | 'input'
  | 'keys'
  | 'label'
  | 'layer'
  | 'list'
  | 'mark'
  | 'option'
  | 'progress'
  | 'search';

export interface CommandPaletteProps
  extends PartsProps<CommandPalettePart>,
    CloseHandlers,
    Omit<ComponentProps<'div'>, 'children' | 'onFocus' | 'role' | 'title' | 'inert'> {
  /** Controlled open state: set it to false in `onOpenChange`, also after a command was selected. */
  open: boolean;
  /** Names the dialog and its field: "Search and commands". */
  label: string;
  placeholder?: string | undefined;
  /** The text in the field. */
  query?: string | undefined;
  /** The text at first, if `query` isn't given. */
  defaultQuery?: string | undefined;
  /** Called on every keystroke. Debounce server requests. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Matching commands by group, in display order. Filter local ones with `matchesText`. */
  groups: readonly CommandGroup[];
  /** More results are loading. */
  isLoading?: boolean | undefined;
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/**
 * Finds pages, records and actions by name. Focus stays in the field; arrow keys move the active option in the list
 * below.
 */
export function CommandPalette({
  open,
  onOpenChange,
  onClosed,
  label,
  placeholder,
  query: givenQuery,
  defaultQuery = '',
  onQueryChange,
  groups,
  isLoading = false,
  className,
  parts,
  ...rest
}: CommandPaletteProps) {
  const part = partOf(parts);
  const messages = useMessages('commandPalette', commandPaletteMessages);
  const number = useNumber();
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The command that was pressed last, and the one to run: closing may be refused. */
  const pressed = useRef<Command>(undefined);
  const chosen = useRef<Command>(undefined);
  const filled = groups.filter(({ items }) => items.length > 0);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const active = useActiveCommand(filled, query);
  const { isOpen, isMounted, requestClose } = useClosing({
    open,
    duration: 0,
    onOpenChange(next, details) {
      onOpenChange?.(next, details);
      chosen.current =
        details.reason === 'item' && !details.isCanceled ? pressed.current : undefined;
    },
    onClosed,
  });
  if (!isMounted) return null;
  warnNameless('CommandPalette', label);

  const choose = (command: Command, event: MouseEvent) => {
    // Opening a new tab doesn't leave this one.
    if (command.href !== undefined && isForNewTab(event)) return;
    if (command.isKeptOpen) {
      command.onSelect?.();
      input.current?.focus();
      return;
    }
    pressed.current = command;
    requestClose('item', event.nativeEvent);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && active.row) {
      const option = document.getElementById(rowId(listId, active.row));
      const { ctrlKey, metaKey } = event;
      option?.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
      );
      event.preventDefault();
    } else if (active.move(event)) {
      event.preventDefault();
    }
  };
  // Before anything is typed there is nothing to say, where the host searches.
  const isEmpty = count === 0 && !isLoading && query !== '';
  const counted = count > 0 ? messages.results(count, number.plain(count)) : '';

  return (
    <PartsContext value={parts}>
      <DialogLayer
        aria-label={label}
        {...rest}
        name="bk-palette"
        className={classNames('bk-palette', className)}
        backdropClassName="bk-palette-backdrop"
        data-loading={isLoading || undefined}
        isOpen={isOpen}
        initialFocus={(node) => input.current ?? node}
        // So that an overlay that the command opens returns focus to the right element.
        onFocusReturned={() => {
          chosen.current?.onSelect?.();
          chosen.current = undefined;
        }}
        onDismiss={requestClose}
      >
        <div {...part('head', 'bk-palette-head')}>
          <Icon {...part('search', 'bk-palette-search')} name="search" size="sm" />
          <input
            {...part('input', 'bk-palette-input')}
            ref={input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active.row && rowId(listId, active.row)}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <IconButton
            {...part('close')}
            icon="x"
            label={messages.close}
            size="sm"
            onClick={({ nativeEvent }) => requestClose('close-button', nativeEvent)}
          />
          <ProgressBar
            {...part('progress', 'bk-palette-progress')}
            label={messages.searching}
            isLoading={isLoading}
          />
        </div>
        <CommandList
          id={listId}
          label={label}
          groups={filled}
          query={query}
          active={active.row}
          isLoading={isLoading}
          onPoint={active.point}
          onChoose={choose}
        />
        {isEmpty && <p {...part('empty', 'bk-palette-none')}>{messages.none(query)}</p>}
        <VisuallyHidden role="status">
          {/* Announced once, when the search has ended. */}
          <Announcement text={isEmpty ? messages.none(query) : counted} isReady={!isLoading} />
        </VisuallyHidden>
        <PaletteFoot messages={messages} />
      </DialogLayer>
    </PartsContext>
  );
}

/** Keeps the last text until there is a new one to announce. */
function Announcement({ text, isReady }: { text: string; isReady: boolean }) {
  const [announced, setAnnounced] = useState('');
  if (isReady && announced !== text) setAnnounced(text);
  return announced;
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button === 1;
}
