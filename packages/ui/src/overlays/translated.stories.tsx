import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { BulkActionBar } from '../bulk-action-bar/index.ts';
import { Button } from '../button/index.ts';
import { ButtonLink } from '../button-link/index.ts';
import { DataTable } from '../data-table/index.ts';
import { Link } from '../link/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { Pagination } from '../pagination/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import { Timeline } from '../timeline/index.ts';

const meta = { title: 'Basics/Translated', parameters: { docs: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of texts that change, beside icons and marks that come and go. */
function Page({ step }: { step: number }) {
  const isOdd = step % 2 === 1;
  const name = isOdd ? 'Second' : 'First';
  const icon = isOdd ? ('check' as const) : undefined;
  return (
    <>
      <Button icon={icon} isLoading={step === 2}>
        {`${name} button`}
      </Button>
      <Button icon="check">
        {name} of {step}
      </Button>
      <ButtonLink href="#a" icon={icon}>{`${name} button link`}</ButtonLink>
      <Badge icon={isOdd ? 'check' : 'info'}>{`${name} badge`}</Badge>
      <Link href="https://example.com" icon={icon}>{`${name} link`}</Link>
      <Banner title={isOdd ? 'Title' : undefined}>{`${name} banner`}</Banner>
      <Tabs
        label="Tabs"
        items={[
          { key: 'a', label: `${name} tab`, count: isOdd ? 3 : undefined, content: 'A' },
          { key: 'b', label: 'Other', content: 'B' },
        ]}
      />
      <Pagination page={step + 1} pageSize={10} total={300} onPageChange={fn()} />
      <TextField label={`${name} field`} isOptional={isOdd} error={isOdd && `${name} error`} />
      <MultiSelect
        label="Meals"
        value={isOdd ? ['a', 'b'] : []}
        options={[
          { value: 'a', label: 'Alpha' },
          { value: 'b', label: 'Beta' },
        ]}
      />
      <DataTable
        label="Rooms"
        rowKey={({ key }) => key}
        rows={[{ key: 'a' }]}
        columns={[
          { key: 'key', label: `${name} head`, cell: () => 'A', compare: () => 0 },
          { key: 'x', label: 'X', cell: () => name },
        ]}
      />
      <SegmentedControl
        label="View"
        options={[
          { value: 'a', label: `${name} view`, disabledReason: isOdd ? 'Wait.' : undefined },
          { value: 'b', label: 'Other view' },
        ]}
        defaultValue="b"
      />
      <Stepper
        label="Steps"
        current={isOdd ? 'b' : 'a'}
        items={[
          { key: 'a', label: `${name} step` },
          { key: 'b', label: 'Last' },
        ]}
      />
      <Timeline
        label="History"
        items={[
          { key: 'a', title: 'Saved', time: `${name} time`, actor: isOdd ? 'Asha' : undefined },
        ]}
      />
      <BulkActionBar count={step + 1} onEscape={fn()}>
        <Button>Export</Button>
      </BulkActionBar>
      <form>
        <SaveBar
          changes={isOdd ? [{ label: 'Name', before: 'a', after: 'b' }] : []}
          state={isOdd ? 'waiting' : 'idle'}
          onDiscard={fn()}
        />
      </form>
    </>
  );
}

function Stage() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <div data-testid="translated">
        <Page step={step} />
      </div>
      <div data-testid="original">
        <Page step={step} />
      </div>
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
    const translated = canvas.getByTestId('translated');
    const original = canvas.getByTestId('original');
    for (let step = 0; step < 4; step += 1) {
      await expect(translated.textContent).toBe(original.textContent);
      translate(translated);
      fireEvent.click(canvas.getByRole('button', { name: 'Next' }));
    }
    await expect(translated.textContent).toBe(original.textContent);
  },
};
