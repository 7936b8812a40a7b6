import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChoiceOption } from '../combobox/index.ts';
import type { FilterSelectOption } from '../filter-select/index.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { SelectOption } from '../select/index.ts';
import type { TabItem } from '../tabs/index.ts';
import type { Notify } from '../toaster/index.ts';
import type { MenuItem } from './index.ts';

describe('a label that is no text', () => {
  it('needs a text beside it', () => {
    expectTypeOf<{ key: 'a'; label: string }>().toExtend<TabItem>();
    expectTypeOf<{ key: 'a'; label: ReactNode }>().not.toExtend<TabItem>();
    expectTypeOf<{ key: 'a'; label: ReactNode; textValue: string }>().toExtend<TabItem>();
    expectTypeOf<{ label: string; href?: string }>().toExtend<MenuItem>();
    expectTypeOf<{ label: ReactNode }>().not.toExtend<MenuItem>();
    expectTypeOf<{ label: ReactNode; textValue: string }>().toExtend<MenuItem>();
    expectTypeOf<{ value: 'a'; label: ReactNode }>().not.toExtend<ChoiceOption>();
    expectTypeOf<{ value: 'a'; label: ReactNode; textValue: string }>().toExtend<ChoiceOption>();
    expectTypeOf<{ value: 'a'; label: ReactNode }>().not.toExtend<FilterSelectOption>();
    expectTypeOf<{
      value: 'a';
      label: ReactNode;
      textValue: string;
    }>().toExtend<FilterSelectOption>();
    expectTypeOf<[content: ReactNode]>().not.toExtend<Parameters<Notify>>();
  });

  it('can be none in a native select, which draws texts only', () => {
    expectTypeOf<{
      value: 'a';
      label: ReactNode;
      textValue: string;
    }>().not.toExtend<SelectOption>();
  });

  it('has that text', () => {
    expect(labelText({ label: 'Rooms' })).toBe('Rooms');
    expect(labelText({ label: <b>Rooms</b>, textValue: 'Rooms' })).toBe('Rooms');
  });
});
