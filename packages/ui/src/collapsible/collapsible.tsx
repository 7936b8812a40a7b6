'use client';
import { type ComponentProps, createElement, type ReactNode, useId } from 'react';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { CollapsibleTrigger, type CollapsibleTriggerPart } from './collapsible-trigger.tsx';

/** The parts of `Collapsible`. */
export type CollapsiblePart = CollapsibleTriggerPart | 'trigger' | 'panel';

export interface CollapsibleProps
  extends PartsProps<CollapsiblePart>,
    Omit<ComponentProps<'div'>, 'title'> {
  /** Text of the trigger: the subject of the content. */
  title: ReactNode;
  /** Level of the title as a heading. Without it the title is none. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** The content. Always in the DOM, open or closed. */
  children: ReactNode;
  /** Whether the content is shown. Without it the component keeps its own. */
  open?: boolean | undefined;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it is about to open or close. `details.cancel()` refuses what the user does in it. */
  onOpenChange?: OnOpenChange | undefined;
  /** Why it can't be opened or closed. It stays focusable; the reason is its tooltip, its description and, on a tap, a toast. */
  disabledReason?: string | undefined;
}

/**
 * A title that shows and hides what belongs to it. Find in page opens it, as does a wrong field in it when its form is
 * submitted, and without JavaScript and on paper it is open.
 */
export function Collapsible({
  title,
  titleLevel,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  disabledReason,
  className,
  parts,
  ...rest
}: CollapsibleProps) {
  const part = partOf(parts);
  const { isOpen, change } = useOpen(open, defaultOpen, onOpenChange);
  const panel = useId();
  return (
    <div
      {...rest}
      className={classNames('bk-collapsible', className)}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <Title level={titleLevel}>
        <CollapsibleTrigger
          {...part('trigger')}
          parts={parts}
          aria-controls={panel}
          open={isOpen}
          onOpenChange={(next, details) => {
            if (!change(next, details.reason, details.event)) details.cancel();
          }}
          disabledReason={disabledReason}
        >
          {title}
        </CollapsibleTrigger>
      </Title>
      {/* A custom element, because React treats `hidden` as a boolean on all others. */}
      {createElement(
        'bk-collapsible-panel',
        {
          ...part('panel', 'bk-collapsible-panel'),
          id: panel,
          hidden: isOpen ? false : 'until-found',
          onbeforematch: (event: Event) => change(true, 'found', event),
        },
        children,
      )}
    </div>
  );
}

interface TitleProps {
  level: CollapsibleProps['titleLevel'];
  children: ReactNode;
}

function Title({ level, children }: TitleProps) {
  if (level === undefined) return children;
  const Heading = `h${level}` as const;
  return <Heading className="bk-collapsible-heading">{children}</Heading>;
}
