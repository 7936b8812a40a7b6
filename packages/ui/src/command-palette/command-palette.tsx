'use client';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { DialogPortal, DialogRoot } from '../primitives/dialog.ts';
import { DialogSurface } from '../primitives/dialog-surface.tsx';
import { useBackdrop } from '../primitives/use-backdrop.ts';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import { useScrollLock } from '../primitives/use-scroll-lock.ts';
import { trackVisualViewport } from '../primitives/visual-viewport.ts';
import { warnNameless } from '../primitives/warn-nameless.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { CommandList } from './command-list.tsx';
import { commandPaletteMessages } from './command-palette.messages.ts';
import type { Command, CommandGroup } from './command-palette.types.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { useActiveCommand } from './use-active-command.ts';

export interface CommandPaletteProps {
  /** Controlled open state. Keep the component mounted so the exit animation can play. */
  open: boolean;
  /** Called when it should close, also after a command was selected. Set `open` to false. */
  onClose: () => void;
  /** Names the dialog and its field: "Search and commands". */
  label: string;
  placeholder?: string;
  /** The text in the field. */
  text: string;
  /** Called on every keystroke. Debounce server requests. */
  onText: (text: string) => void;
  /** Matching commands by group, in display order. Filter local ones with `matchesText`. */
  groups: readonly CommandGroup[];
  /** More results are loading. */
  isLoading?: boolean;
}

/**
 * Finds pages, records and actions by name. Focus stays in the field; arrow keys move the active option in the list
 * below.
 */
export function CommandPalette({
  open,
  onClose,
  label,
  placeholder,
  text,
  onText,
  groups,
  isLoading = false,
}: CommandPaletteProps) {
  const messages = useMessages('commandPalette', commandPaletteMessages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<Command>(undefined);
  const filled = groups.filter(({ commands }) => commands.length > 0);
  const commands = filled.flatMap((group) => group.commands);
  const active = useActiveCommand(filled, text);
  const giveFocusBack = useReturnFocus(open);
  const backdropEvents = useBackdrop(onClose);
  useScrollLock(open);
  if (!open) return null;
  warnNameless('CommandPalette', label);

  // A key may contain a space, which an id may not.
  const idOf = ({ key }: Command) => `${listId}-${encodeURIComponent(key)}`;
  const choose = (command: Command, event: MouseEvent) => {
    // Opening a new tab doesn't leave this one.
    if (command.href !== undefined && isForNewTab(event)) return;
    if (command.keepsOpen) {
      command.onSelect?.();
      input.current?.focus();
      return;
    }
    chosen.current = command;
    onClose();
  };
  const obey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active.command) {
      const option = document.getElementById(idOf(active.command));
      const { ctrlKey, metaKey } = event;
      option?.dispatchEvent(
        new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
      );
      event.preventDefault();
    } else if (active.move(event.key)) {
      event.preventDefault();
    }
  };
  const count = commands.length;
  const isEmpty = count === 0 && !isLoading;

  return (
    <DialogRoot open>
      <DialogPortal forceMount>
        <div className="bk-palette-layer" ref={trackVisualViewport}>
          <div className="bk-palette-backdrop" {...backdropEvents} />
          <DialogSurface
            className="bk-palette"
            aria-label={label}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              input.current?.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack();
              // Return focus first, so that what the command opens returns focus to the right place.
              chosen.current?.onSelect?.();
              chosen.current = undefined;
            }}
            onEscape={onClose}
          >
            <div className="bk-palette-head">
              <Icon name="search" size="sm" />
              <input
                ref={input}
                className="bk-palette-input"
                type="text"
                role="combobox"
                aria-label={label}
                aria-expanded={count > 0}
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={active.command && idOf(active.command)}
                placeholder={placeholder}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={100}
                value={text}
                onChange={(event) => onText(event.target.value)}
                onKeyDown={obey}
              />
              <IconButton
                icon="x"
                label={messages.close}
                size="sm"
                className="bk-palette-close"
                onClick={onClose}
              />
              <ProgressBar
                className="bk-palette-progress"
                label={messages.searching}
                isLoading={isLoading}
              />
            </div>
            <CommandList
              id={listId}
              label={label}
              groups={filled}
              text={text}
              active={active.command}
              idOf={idOf}
              isLoading={isLoading}
              onPoint={active.point}
              onChoose={choose}
            />
            {isEmpty && <p className="bk-palette-none">{messages.none(text)}</p>}
            <p className="bk-visually-hidden" role="status">
              {/* Announced once, when the search has ended. */}
              <Said
                text={isEmpty ? messages.none(text) : messages.results(count)}
                isReady={!isLoading}
              />
            </p>
            <PaletteFoot messages={messages} />
          </DialogSurface>
        </div>
      </DialogPortal>
    </DialogRoot>
  );
}

/** Keeps the last text until there is a new one to announce. */
function Said({ text, isReady }: { text: string; isReady: boolean }) {
  const [said, setSaid] = useState('');
  if (isReady && said !== text) setSaid(text);
  return said;
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button === 1;
}
