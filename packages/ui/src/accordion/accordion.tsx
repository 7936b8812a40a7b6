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
  /** Unique within the accordion. */
  key: string;
  /** The question or subject. */
  title: ReactNode;
  /** The answer. Always in the DOM, open or closed. */
  content: ReactNode;
}

export interface AccordionProps {
  entries: readonly AccordionEntry[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Default `md`, the console's. `xl` is for the public site. */
  size?: 'md' | 'xl';
  /** Key of the entry that is open until the reader opens or closes one. May change until then. Default none. */
  defaultOpen?: string;
  className?: string;
}

const none = '';

/**
 * A list of questions with at most one answer open (`ACC-01`). Find in page opens closed answers, and without
 * JavaScript every answer is shown.
 */
export function Accordion({
  entries,
  headingLevel = 3,
  size = 'md',
  defaultOpen = none,
  className,
}: AccordionProps) {
  const [chosen, setChosen] = useState<string>();
  const open = chosen ?? defaultOpen;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionRoot
      type="single"
      collapsible
      value={open}
      onValueChange={setChosen}
      className={className ? `bk-accordion ${className}` : 'bk-accordion'}
      data-size={size}
    >
      {entries.map(({ key, title, content }, at) => {
        const isOpen = key === open;
        // By index: a key may contain a space, which an id may not.
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
            {/* A custom element, because React treats `hidden` as a boolean on all others. */}
            {createElement(
              'bk-accordion-panel',
              {
                id: panel,
                className: 'bk-accordion-panel',
                hidden: isOpen ? false : 'until-found',
                onbeforematch: () => setChosen(key),
              },
              <div className="bk-accordion-content">{content}</div>,
            )}
          </AccordionItem>
        );
      })}
    </AccordionRoot>
  );
}
