import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Badge } from '../../badge/index.ts';
import { Banner } from '../../banner/index.ts';
import { BulkActionBar } from '../../bulk-action-bar/index.ts';
import { Button } from '../../button/index.ts';
import { ButtonLink } from '../../button-link/index.ts';
import { DataTable } from '../../data-table/index.ts';
import { Link } from '../../link/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { Pagination } from '../../pagination/index.ts';
import { SaveBar } from '../../save-bar/index.ts';
import { SegmentedControl } from '../../segmented-control/index.ts';
import { Stepper } from '../../stepper/index.ts';
import { Tabs } from '../../tabs/index.ts';
import { TextField } from '../../text-field/index.ts';
import { Timeline } from '../../timeline/index.ts';

const meta = { title: 'Basics/Translated', parameters: { docs: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const iconOf = (isOdd: boolean) => (isOdd ? ('check' as const) : undefined);

/** Parts whose texts change, beside icons and marks that come and go. */
const parts: Readonly<Record<string, (name: string, isOdd: boolean, step: number) => ReactNode>> = {
  Button: (name, isOdd, step) => (
    <Button icon={iconOf(isOdd)} isLoading={step === 2}>
      {name}
    </Button>
  ),
  'Button of parts': (name, isOdd, step) => (
    <Button icon={iconOf(isOdd)}>
      {name} of {step}
    </Button>
  ),
  ButtonLink: (name, isOdd) => (
    <ButtonLink href="#a" icon={iconOf(isOdd)}>
      {name}
    </ButtonLink>
  ),
  Badge: (name, isOdd) => <Badge icon={iconOf(isOdd)}>{name}</Badge>,
  Link: (name, isOdd) => (
    <Link href="https://example.com" icon={iconOf(isOdd)}>
      {name}
    </Link>
  ),
  Banner: (name, isOdd) => <Banner title={isOdd ? 'Title' : undefined}>{name}</Banner>,
  Tabs: (name, isOdd) => (
    <Tabs
      label="Tabs"
      items={[
        { key: 'a', label: name, count: isOdd ? 3 : undefined, content: 'A' },
        { key: 'b', label: 'Other', content: 'B' },
      ]}
    />
  ),
  Pagination: (_, __, step) => (
    <Pagination
      page={step + 1}
      total={300}
      totalPages={30}
      limit={10}
      limits={[10, 20]}
      onPageChange={fn()}
    />
  ),
  TextField: (name, isOdd) => (
    <TextField label={name} isOptional={isOdd} error={isOdd && `${name} error`} />
  ),
  MultiSelect: (_, isOdd) => (
    <MultiSelect
      label="Meals"
      value={isOdd ? ['a', 'b'] : []}
      options={[
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta' },
      ]}
    />
  ),
  DataTable: (name) => (
    <DataTable
      label="Rooms"
      rowKey={({ key }) => key}
      rows={[{ key: 'a' }]}
      columns={[
        { key: 'key', label: name, cell: () => 'A', compare: () => 0 },
        { key: 'x', label: 'X', cell: () => name },
      ]}
    />
  ),
  SegmentedControl: (name, isOdd) => (
    <SegmentedControl
      label="View"
      options={[
        { value: 'a', label: name, disabledReason: isOdd ? 'Wait.' : undefined },
        { value: 'b', label: 'Other view' },
      ]}
      defaultValue="b"
    />
  ),
  Stepper: (name, isOdd) => (
    <Stepper
      label="Steps"
      value={isOdd ? 'b' : 'a'}
      items={[
        { key: 'a', label: name },
        { key: 'b', label: 'Last' },
      ]}
    />
  ),
  Timeline: (name, isOdd) => (
    <Timeline
      items={[{ key: 'a', title: 'Saved', time: name, actor: isOdd ? 'Asha' : undefined }]}
    />
  ),
  BulkActionBar: (_, __, step) => (
    <BulkActionBar count={step + 1} onClear={fn()}>
      <Button>Export</Button>
    </BulkActionBar>
  ),
  SaveBar: (_, isOdd) => (
    <form>
      <SaveBar
        changes={isOdd ? [{ label: 'Name', before: 'a', after: 'b' }] : []}
        state={isOdd ? 'waiting' : 'idle'}
        onDiscard={fn()}
      />
    </form>
  ),
};

/** Shows that a part has crashed, instead of ending the story. */
class Guard extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'Crashed' : this.props.children;
  }
}

function Stage() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      {Object.entries(parts).map(([part, draw]) => {
        const isOdd = step % 2 === 1;
        const drawn = draw(isOdd ? 'Second' : 'First', isOdd, step);
        return (
          <section key={part} aria-label={part}>
            <div data-testid="translated">
              <Guard>{drawn}</Guard>
            </div>
            <div data-testid="original">{drawn}</div>
          </section>
        );
      })}
    </>
  );
}

/** Wraps each text as the translation of Chrome does: the text of the page is in another node then. */
function translate(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) {
      texts.push(walker.currentNode);
    }
  }
  for (const text of texts) {
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    inner.append(text.data);
    text.replaceWith(font);
  }
}

export const Translated: Story = {
  name: 'Behaviour: a page that the browser has translated goes on with each text, and doesn’t crash',
  // Two of each, and parts that stand alone elsewhere.
  parameters: { a11y: { test: 'off' } },
  render: () => <Stage />,
  play: async ({ canvas }) => {
    const look = () =>
      canvas
        .getAllByRole('region')
        .filter(
          (region) => region.getAttribute('aria-label') && region.querySelector('[data-testid]'),
        )
        .flatMap((section) => {
          const [translated, original] = section.querySelectorAll(':scope > [data-testid]');
          const text = translated?.textContent;
          return text === original?.textContent ? [] : `${section.ariaLabel}: ${text}`;
        });
    for (let step = 0; step < 4; step += 1) {
      for (const part of canvas.getAllByTestId('translated')) translate(part);
      fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(look()).toEqual([]);
    }
  },
};
