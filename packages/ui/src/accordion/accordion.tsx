'use client';
import { type ComponentProps, createElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/index.ts';
import {
  AccordionHeader,
  AccordionRoot,
  AccordionTrigger,
  AccordionItem as Item,
} from '../primitives/radix/accordion.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { type AccordionSize, accordionClass } from './accordion.variants.ts';

export interface AccordionItem<V extends string = string> {
  /** Unique within the accordion. */
  key: V;
  /** The question or subject. */
  title: ReactNode;
  /** The answer. Always in the DOM, open or closed. */
  content: ReactNode;
}

interface AccordionBaseProps<V extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  items: readonly AccordionItem<V>[];
  /** Level of the titles as headings. Default 3. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Default `md`, the console's. `xl` is for the public site. */
  size?: AccordionSize | undefined;
}

interface OneOpenProps<V extends string> {
  /** Several items may be open at once; `value` and `onChange` have lists of keys then. Default false. */
  isMultiple?: false | undefined;
  /** Key of the open item, `''` for none; a list with `isMultiple`. Without it the accordion keeps its own. */
  value?: NoInfer<V> | '' | undefined;
  /** Key of the item that is open until the reader opens or closes one. May change until then. Default none. */
  defaultValue?: NoInfer<V> | '' | undefined;
  /** Called with the key of the item that the reader opens, or `''` when it closes. */
  onChange?: ((value: V | '') => void) | undefined;
}

interface SeveralOpenProps<V extends string> {
  isMultiple: true;
  /** Keys of the open items. */
  value?: readonly NoInfer<V>[] | undefined;
  defaultValue?: readonly NoInfer<V>[] | undefined;
  /** Called with the keys of all open items, in their order, when the reader opens or closes one. */
  onChange?: ((value: readonly V[]) => void) | undefined;
}

/** The parts of `Accordion`. */
export type AccordionPart = 'content' | 'icon' | 'item' | 'panel' | 'trigger';

export type AccordionProps<V extends string = string> = PartsProps<AccordionPart> &
  AccordionBaseProps<V> &
  (OneOpenProps<V> | SeveralOpenProps<V>);

/**
 * A list of questions with at most one answer open (`ACC-01`), or several with `isMultiple`. Find in page opens closed
 * answers, as does a wrong field in one when its form is submitted, and without JavaScript every answer is shown.
 */
export function Accordion<V extends string>({
  items,
  isMultiple,
  value,
  defaultValue,
  onChange,
  titleLevel = 3,
  size,
  className,
  parts,
  ...rest
}: AccordionProps<V>) {
  const part = partOf(parts);
  const [chosen, setChosen] = useState<readonly V[]>();
  const openValue = value ?? chosen ?? defaultValue ?? [];
  const open: readonly string[] = typeof openValue === 'string' ? [openValue] : openValue;
  const change = (keys: readonly string[]) => {
    const next = items
      .map(({ key }) => key)
      .filter((key) => keys.includes(key) && (isMultiple || !open.includes(key)));
    setChosen(next);
    if (isMultiple) onChange?.(next);
    else onChange?.(next[0] ?? '');
  };
  const id = useId();
  const Heading = `h${titleLevel}` as const;
  return (
    <AccordionRoot
      {...rest}
      // For one too: its other kind has a state of its own for the same.
      type="multiple"
      value={[...open]}
      onValueChange={change}
      className={accordionClass({ size, className })}
    >
      {items.map(({ key, title, content }, at) => {
        const isOpen = open.includes(key);
        // By index: a key may contain a space, which an id may not.
        const panel = `${id}panel-${at}`;
        return (
          <Item key={key} {...part('item', 'bk-accordion-item')} value={key}>
            <AccordionHeader asChild>
              <Heading className="bk-accordion-heading">
                <AccordionTrigger
                  {...part('trigger', 'bk-accordion-trigger')}
                  aria-controls={panel}
                >
                  {ownText(title)}
                  <Icon
                    {...part('icon', 'bk-accordion-icon')}
                    name={isOpen ? 'minus' : 'plus'}
                    size="sm"
                  />
                </AccordionTrigger>
              </Heading>
            </AccordionHeader>
            {/* A custom element, because React treats `hidden` as a boolean on all others. */}
            {createElement(
              'bk-accordion-panel',
              {
                ...part('panel', 'bk-accordion-panel'),
                id: panel,
                hidden: isOpen ? false : 'until-found',
                onbeforematch: () => !isOpen && change([...open, key]),
              },
              <div {...part('content', 'bk-accordion-content')}>{content}</div>,
            )}
          </Item>
        );
      })}
    </AccordionRoot>
  );
}
