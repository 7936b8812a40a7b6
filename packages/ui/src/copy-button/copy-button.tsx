'use client';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button, type ButtonColor, type ButtonProps } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { announce } from '../primitives/dom/announce.ts';
import { classNames } from '../primitives/react/class-names.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { copyButtonMessages } from './copy-button.messages.ts';
import { TextToCopy } from './text-to-copy.tsx';

/** How long the button shows that the text is copied, in milliseconds. */
const COPIED_MS = 2000;

/** The parts of `CopyButton`. */
export type CopyButtonPart = 'field' | 'message' | 'text';

export interface CopyButtonProps
  extends PartsProps<CopyButtonPart>,
    Omit<ButtonProps, 'parts' | 'children' | 'color' | 'icon' | 'isLoading' | 'spinnerColor'> {
  /** The text to copy. */
  text: string;
  /** Accessible name, tooltip, and with `hasLabel` the text of the button: "Copy ID". */
  label: string;
  /** One of nine colours (`BTN-01`). Default `transparent`. */
  color?: ButtonColor | undefined;
  /** Shows the label beside the icon. Default false. */
  hasLabel?: boolean | undefined;
}

/** Copies a text and says so. Where the browser refuses, it shows the text, selected, to copy it by hand. */
export function CopyButton({
  text,
  label,
  hasLabel = false,
  color = 'transparent',
  size = 'md',
  className,
  onClick,
  parts,
  ...rest
}: CopyButtonProps) {
  const messages = useMessages('copyButton', copyButtonMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const isCopied = state === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setState, COPIED_MS, 'idle');
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(messages.copied);
    } catch {
      setState('failed');
    }
  };
  const shared = {
    ...rest,
    color,
    className: classNames('bk-copy-button', className),
    'data-state': state,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  } as const;
  const icon = isCopied ? 'check' : 'copy';
  return (
    <PartsContext value={parts}>
      {hasLabel ? (
        <Button {...shared} size={size} icon={icon}>
          {isCopied ? messages.copied : label}
        </Button>
      ) : (
        <IconButton
          {...shared}
          size={size}
          icon={icon}
          label={label}
          data-tooltip={isCopied ? messages.copied : label}
        />
      )}
      {state === 'failed' && (
        <TextToCopy text={text} message={messages.failed} onClose={() => setState('idle')} />
      )}
    </PartsContext>
  );
}
