'use client';
import { createElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/index.ts';
import {
  AccordionHeader,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../primitives/accordion.ts';

export interface AccordionEntry {
  /** Names the entry within its accordion. */
  key: string;
  /** What the entry answers: a question or a subject. */
  title: ReactNode;
  /** The answer. It is in the page whether it is open or not. */
  content: ReactNode;
}

export interface AccordionProps {
  entries: readonly AccordionEntry[];
  /** The level of the titles in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Default `md`, the console's. `xl` is for the public site. */
  size?: 'md' | 'xl';
  /** The key of the entry that is open at first. Default none. */
  defaultOpen?: string;
  className?: string;
}

const none = '';

/**
 * Questions and answers, at most one open at a time (`ACC-01`); the open one closes too. The browser's own search
 * finds what is closed and opens it, and without script every answer is shown.
 */
export function Accordion({
  entries,
  headingLevel = 3,
  size = 'md',
  defaultOpen = none,
  className,
}: AccordionProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionRoot
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className={className ? `bk-accordion ${className}` : 'bk-accordion'}
      data-size={size}
    >
      {entries.map(({ key, title, content }, at) => {
        const isOpen = key === open;
        // By its place: a key may hold a space, and then it is no id.
        const panel = `${id}panel-${at}`;
        return (
          <AccordionItem key={key} value={key} className="bk-accordion-item">
            <AccordionHeader asChild>
              <Heading className="bk-accordion-heading">
                <AccordionTrigger className="bk-accordion-trigger" aria-controls={panel}>
                  {title}
                  <Icon name={isOpen ? 'minus' : 'plus'} size="sm" />
                </AccordionTrigger>
              </Heading>
            </AccordionHeader>
            {/* A custom element, because React knows `hidden` as a yes or no on all others. */}
            {createElement(
              'bk-accordion-panel',
              {
                id: panel,
                className: 'bk-accordion-panel',
                hidden: isOpen ? false : 'until-found',
                onbeforematch: () => setOpen(key),
              },
              <div className="bk-accordion-content">{content}</div>,
            )}
          </AccordionItem>
        );
      })}
    </AccordionRoot>
  );
}
