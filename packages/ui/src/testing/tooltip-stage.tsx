import './sheet.css';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TOOLTIP_DELAY_MS } from '../constants.ts';
import { IconButton } from '../icon-button/index.ts';
import type { Tooltip } from '../tooltip/index.ts';
import { tooltip } from './tooltip.ts';

export const reason = '6 assets still use this category. Move them first.';

/** The meta that all files of these stories share. */
export const tooltipStories = {
  args: {
    label: 'Rates of 14 categories, for the next 90 days',
    children: <Button variant="secondary">Copy rates</Button>,
  },
  // The preview mounts the provider, as an app would.
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit category" size="md" />
      <IconButton icon="copy" label="Copy link" size="md" />
      <IconButton icon="trash-2" label="Delete category" size="md" disabledReason={reason} />
      <Button color="transparent" variant="secondary">
        No tooltip
      </Button>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export const tooltipText = () => tooltip()?.firstChild?.textContent;

/** Simulates a mouse moving onto a control. */
export function point(at: Element, pointerType: 'mouse' | 'touch' = 'mouse') {
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

export const nothing = () => waitFor(() => expect(tooltip()).toBeNull());

/** Long enough for a tooltip to have appeared. */
export const AMPLE_MS = 3 * TOOLTIP_DELAY_MS;
