import type { ComponentProps, ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import { Accordion } from '../accordion/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Combobox } from '../combobox/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { ViewTabs } from '../view-tabs/index.ts';

type Plan = 'basic' | 'standard';

declare const stored: string;
declare const named: readonly SelectOption[];

/** Compiled, never rendered: what is wrong here is what a host sees in its editor. */
const compiled = (_elements: () => ReactNode) => {};

const options = [
  { value: 'basic', label: 'Basic' },
  { value: 'standard', label: 'Standard' },
] as const;
const items = [
  { key: 'basic', label: 'Basic', title: 'Basic', content: '', href: '/basic' },
  { key: 'standard', label: 'Standard', title: 'Standard', content: '', href: '/standard' },
] as const;

describe('values are those of the options, without a type argument', () => {
  it('Select gives an event of one of them, and the empty string only where it is optional', () => {
    compiled(() => (
      <>
        <Select
          label="Plan"
          options={[
            { value: 'basic', label: 'Basic' },
            { value: 'standard', label: 'Standard' },
          ]}
          onChange={({ target, currentTarget }) => {
            expectTypeOf(target.value).toEqualTypeOf<Plan>();
            expectTypeOf(currentTarget.value).toEqualTypeOf<Plan>();
          }}
        />
        <Select
          label="Plan"
          options={options}
          isOptional
          value=""
          onChange={({ target }) => expectTypeOf(target.value).toEqualTypeOf<Plan | ''>()}
        />
        <Select
          label="Plan"
          options={named}
          value={stored}
          onChange={({ target }) => expectTypeOf(target.value).toEqualTypeOf<string>()}
        />
        {/* @ts-expect-error no such plan */}
        <Select label="Plan" options={options} value="gold" />
        {/* @ts-expect-error no such plan */}
        <Select label="Plan" options={options} defaultValue={stored} />
      </>
    ));
  });

  it('FilterSelect gives the empty string for no filter, unless one is required', () => {
    compiled(() => (
      <>
        <FilterSelect
          label="Plan"
          options={options}
          value=""
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<Plan | ''>()}
        />
        <FilterSelect
          label="Plan"
          options={options}
          required
          value="basic"
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<Plan>()}
        />
        <FilterSelect
          label="Plan"
          options={named}
          value={stored}
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<string>()}
        />
        {/* @ts-expect-error no such plan */}
        <FilterSelect label="Plan" options={options} value="gold" />
        {/* @ts-expect-error no such plan */}
        <FilterSelect label="Plan" options={options} required defaultValue="gold" />
      </>
    ));
  });

  it('Combobox gives one of them, or the empty string', () => {
    compiled(() => (
      <>
        <Combobox
          label="Plan"
          options={options}
          defaultValue="basic"
          filter={({ value }) => value !== 'basic'}
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<Plan | ''>()}
        />
        <Combobox
          label="Plan"
          options={named}
          value={stored}
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<string>()}
        />
        {/* @ts-expect-error no such plan */}
        <Combobox label="Plan" options={options} value="gold" />
      </>
    ));
  });

  it('MultiSelect and CheckboxGroup give a list of them', () => {
    compiled(() => (
      <>
        <MultiSelect
          label="Plans"
          options={options}
          value={['basic']}
          onChange={(plans) => expectTypeOf(plans).toEqualTypeOf<readonly Plan[]>()}
        />
        <CheckboxGroup
          label="Plans"
          options={options}
          value={['basic']}
          onChange={(plans) => expectTypeOf(plans).toEqualTypeOf<readonly Plan[]>()}
        />
        {/* @ts-expect-error no such plan */}
        <MultiSelect label="Plans" options={options} value={['gold']} />
        {/* @ts-expect-error no such plan */}
        <CheckboxGroup label="Plans" options={options} defaultValue={['gold']} />
      </>
    ));
  });

  it('SegmentedControl gives one of them', () => {
    compiled(() => (
      <>
        <SegmentedControl
          label="Plan"
          options={options}
          onChange={(plan) => expectTypeOf(plan).toEqualTypeOf<Plan>()}
        />
        {/* @ts-expect-error no such plan */}
        <SegmentedControl label="Plan" options={options} value="gold" />
      </>
    ));
  });
});

describe('keys are those of the items, without a type argument', () => {
  it('Tabs and ViewTabs', () => {
    compiled(() => (
      <>
        <Tabs
          label="Plans"
          items={[
            { key: 'basic', label: 'Basic' },
            { key: 'standard', label: 'Standard' },
          ]}
          value="basic"
          onChange={(key) => expectTypeOf(key).toEqualTypeOf<Plan>()}
        />
        <ViewTabs label="Plans" views={items} current="basic" />
        {/* @ts-expect-error no such tab */}
        <Tabs label="Plans" items={items} value="gold" />
        {/* @ts-expect-error no such tab */}
        <Tabs label="Plans" items={items} defaultValue={stored} />
        {/* @ts-expect-error no such view */}
        <ViewTabs label="Plans" views={items} current="gold" />
      </>
    ));
  });

  it('Accordion gives the empty string when none is open, and lists where several are', () => {
    compiled(() => (
      <>
        <Accordion
          items={items}
          value=""
          onChange={(key) => expectTypeOf(key).toEqualTypeOf<Plan | ''>()}
        />
        {/* @ts-expect-error no such item */}
        <Accordion items={items} defaultValue="gold" />
        <Accordion
          isMultiple
          items={items}
          defaultValue={['basic']}
          onChange={(keys) => expectTypeOf(keys).toEqualTypeOf<readonly Plan[]>()}
        />
        {/* @ts-expect-error no such item */}
        <Accordion isMultiple items={items} value={['gold']} />
        {/* @ts-expect-error a list is of several */}
        <Accordion items={items} value={['basic']} />
      </>
    ));
  });

  it('Stepper takes the empty string once all are done', () => {
    compiled(() => (
      <>
        <Stepper
          label="Plans"
          items={items}
          value=""
          onChange={(key) => expectTypeOf(key).toEqualTypeOf<Plan>()}
        />
        {/* @ts-expect-error no such step */}
        <Stepper label="Plans" items={items} value="gold" />
      </>
    ));
  });
});

it('props without a type argument take any text', () => {
  expectTypeOf<string>().toExtend<ComponentProps<typeof Tabs>['value']>();
  expectTypeOf<string>().toExtend<ComponentProps<typeof Select>['value']>();
  expectTypeOf<readonly string[]>().toExtend<ComponentProps<typeof MultiSelect>['value']>();
});
