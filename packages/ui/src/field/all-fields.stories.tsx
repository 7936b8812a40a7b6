import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, within as inside, userEvent, waitFor } from 'storybook/test';
import { Calendar } from '../calendar/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { allFields } from '../testing/all-fields.tsx';
import { expected, sentBy, submitted } from '../testing/all-fields-stage.tsx';

const meta = {
  title: 'Forms/Field/All fields in a form',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn<(name: string) => void>();

/** The action answers with the values that the fields have from then on, as a server does. */
function Uncontrolled() {
  const [at, save] = useActionState<0 | 1, FormData>(() => 1, 0);
  return (
    <form aria-label="All fields" action={save}>
      {allFields.map((field) => (
        <div key={field.name}>{field.uncontrolled(at)}</div>
      ))}
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const ActionReturnsDefaults: Story = {
  name: 'Behaviour: after a form action every field has the default that the action returned',
  render: () => <Uncontrolled />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(sentBy(form)).toEqual(expected(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
  },
};

/** The app holds every value; the action is none of its concern. */
function Controlled() {
  const [at, setAt] = useState<0 | 1>(0);
  return (
    <form aria-label="All fields" action={() => {}}>
      {allFields.map((field) => (
        <div key={field.name}>{field.controlled(at, () => changed(field.name))}</div>
      ))}
      <button type="button" onClick={() => setAt(1)}>
        Load
      </button>
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const ControlledStay: Story = {
  name: 'Behaviour: a form action and a reset leave alone what the app controls',
  render: () => <Controlled />,
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    const reset = fn();
    form.addEventListener('reset', reset);
    for (const name of ['Save', 'Reset']) {
      reset.mockClear();
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(reset).toHaveBeenCalled());
      await waitFor(() => expect(sentBy(form)).toEqual(expected(1)));
    }
    await expect(changed.mock.calls.flat()).toEqual([]);
  },
};

function Disabled() {
  return (
    <form aria-label="All fields">
      <fieldset disabled>
        <Calendar label="Days" today="2026-11-22" onChange={() => changed('Calendar')} />
        {allFields.map((field) => (
          <div key={field.name}>{field.uncontrolled(0)}</div>
        ))}
      </fieldset>
    </form>
  );
}

export const InADisabledFieldset: Story = {
  name: 'Behaviour: in a disabled fieldset no field is submitted or takes the focus',
  render: () => <Disabled />,
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([]);
    const focusable = 'input, select, textarea, button';
    const within = [...canvasElement.querySelectorAll(`fieldset :is(${focusable})`)];
    await expect(within.length).toBeGreaterThan(allFields.length);
    const day = canvasElement.querySelector('[data-day="2026-11-24"]') ?? canvasElement;
    fireEvent.click(day);
    const zone = canvas.getByRole('group', { name: 'FileUpload' });
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'dropped.pdf'));
    fireEvent.drop(zone, { dataTransfer: dropped });
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.queryByText('dropped.pdf')).toBeNull();
    await expect(
      within.filter((control) => !control.matches(':disabled')).map((control) => control.outerHTML),
    ).toEqual([]);
  },
};

/** A part of a page that a web component brings. */
function InShadow() {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host && !root) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root &&
        createPortal(
          <form
            aria-label="All fields"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submitted();
            }}
          >
            {allFields.map((field) => (
              <div key={field.name}>{field.uncontrolled(0)}</div>
            ))}
            <TagInput label="Needed" required />
            <button type="submit">Save</button>
            <button type="reset">Reset</button>
          </form>,
          root,
        )}
    </div>
  );
}

export const InAShadowRoot: Story = {
  name: 'Behaviour: in a shadow root wrong text blocks the form, and a reset brings back the defaults',
  render: () => <InShadow />,
  beforeEach: () => void submitted.mockClear(),
  // The sheet of the page doesn't reach in, so colours and sizes are those of the browser.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    const form = await waitFor(() => {
      const match = host.shadowRoot?.querySelector('form');
      if (!match) throw new Error('The form is not there yet.');
      return match;
    });
    const within = inside(form);
    await expect(sentBy(form)).toEqual(expected(0));
    await userEvent.click(within.getByRole('button', { name: 'Save' }));
    await expect(submitted).not.toHaveBeenCalled();
    await within.findByText('Add at least one.');
    await userEvent.type(within.getByRole('spinbutton', { name: 'NumberField' }), '7');
    await userEvent.click(within.getAllByRole('radio', { name: 'Lake Pichola' })[0] ?? form);
    await userEvent.click(within.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(form)).toEqual(expected(0)));
  },
};
