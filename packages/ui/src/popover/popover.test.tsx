import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { isTopLayer } from '../primitives/overlays/layers.ts';
import { Popover } from './popover.tsx';

/** With refs that are new at every render. */
function Both() {
  return (
    <Popover open label="Filters" trigger={<Button>Filter</Button>} ref={() => {}}>
      <Menu
        open
        label="More"
        trigger={<Button>More</Button>}
        ref={() => {}}
        items={[{ label: 'Copy', onSelect: () => {} }]}
      />
    </Popover>
  );
}

it('L2 with an inline ref, stays below what was opened in it', async () => {
  const { rerender } = render(<Both />);
  const menu = await screen.findByRole('menu', { name: 'More' });
  expect(isTopLayer(menu)).toBe(true);
  rerender(<Both />);
  expect(isTopLayer(menu)).toBe(true);
  expect(isTopLayer(screen.getByRole('dialog', { name: 'Filters', hidden: true }))).toBe(false);
});
