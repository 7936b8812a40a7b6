import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from '../accordion/index.ts';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';

const meta = { title: 'Forms/Field/Hidden fields' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

/** One that the browser checks, and one that checks itself. */
const fields = (
  <>
    <TextField id="hidden-name" label="Name" required />
    <CheckboxGroup label="Groups" options={options} required />
  </>
);
const nickname = <TextField label="Nickname" isOptional />;

function Steps() {
  const [step, setStep] = useState<'first' | 'second'>('first');
  return (
    <>
      <Stepper
        label="Create"
        items={[
          { key: 'first', label: 'First', panelId: 'step-first' },
          { key: 'second', label: 'Second', panelId: 'step-second' },
        ]}
        value={step}
        onChange={setStep}
      />
      <div id="step-first" hidden={step !== 'first'}>
        {nickname}
      </div>
      <div id="step-second" hidden={step !== 'second'}>
        {fields}
      </div>
    </>
  );
}

/** Parts that hide fields, with the wrong ones out of sight. */
const parts: Readonly<Record<string, ReactNode>> = {
  tabs: (
    <Tabs
      label="Parts"
      items={[
        { key: 'first', label: 'First', content: nickname },
        {
          key: 'second',
          label: 'Second',
          content: (
            <Tabs
              label="Inner parts"
              items={[
                { key: 'first', label: 'Inner first', content: nickname },
                { key: 'second', label: 'Inner second', content: fields },
              ]}
            />
          ),
        },
      ]}
    />
  ),
  accordion: (
    <Accordion
      items={[
        { key: 'first', title: 'First', content: nickname },
        { key: 'second', title: 'Second', content: fields },
      ]}
      defaultValue="first"
    />
  ),
  details: (
    <details>
      <summary>More</summary>
      {fields}
    </details>
  ),
  stepper: <Steps />,
};

function Hidden({ part }: { part: string }) {
  return (
    <form
      aria-label="Hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <ErrorSummary errors={[{ id: 'hidden-name', message: 'Enter a name.' }]} />
      {parts[part]}
      <Button type="submit">Save</Button>
      <Button type="submit" formNoValidate>
        Save a draft
      </Button>
    </form>
  );
}

/** Shows the parts one after the other, each closed again for the link of the summary. */
function All() {
  const [at, setAt] = useState(0);
  const part = Object.keys(parts)[at >> 1] ?? '';
  return (
    <>
      <Hidden key={at} part={part} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next part
      </button>
    </>
  );
}

export const Reached: Story = {
  name: 'Behaviour: a wrong field in a closed tab, accordion, step or details is shown and focused',
  render: () => <All />,
  beforeEach: () => void submitted.mockClear(),
  play: async ({ canvas, step }) => {
    for (const part of Object.keys(parts)) {
      await step(part, async () => {
        const name = () => canvas.getByLabelText('Name', { selector: 'input' });
        await expect(name().checkVisibility()).toBe(false);
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(name()).toHaveFocus());
        await userEvent.type(name(), 'Asha');
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Alpha' })).toHaveFocus());
        await expect(canvas.getByRole('group', { name: 'Groups' })).toHaveAccessibleDescription(
          /Choose at least 1/,
        );
        await expect(submitted).not.toHaveBeenCalled();

        await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
        await expect(name().checkVisibility()).toBe(false);
        await userEvent.click(canvas.getByRole('link', { name: 'Enter a name.' }));
        await waitFor(() => expect(name()).toHaveFocus());
        await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
      });
    }
  },
};

export const FirstStays: Story = {
  name: 'Behaviour: a wrong field in sight comes before a hidden one, and a draft opens nothing',
  render: () => (
    <form
      aria-label="Hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Tabs
        label="Parts"
        items={[
          { key: 'first', label: 'First', content: <TextField label="Town" required /> },
          { key: 'second', label: 'Second', content: fields },
        ]}
      />
      <Button type="submit">Save</Button>
      <Button type="submit" formNoValidate>
        Save a draft
      </Button>
    </form>
  ),
  beforeEach: () => void submitted.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    const reportable: Event[] = [];
    const onInvalid = (event: Event) => !event.defaultPrevented && reportable.push(event);
    canvasElement.addEventListener('invalid', onInvalid, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await waitFor(() => expect(town).toHaveFocus());
    // The browser would log an error for one that it can't focus.
    await expect(reportable.map(({ target }) => target)).toEqual([town]);
    await expect(canvas.getByRole('tab', { name: 'First' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save a draft' }));
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('tab', { name: 'First' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
