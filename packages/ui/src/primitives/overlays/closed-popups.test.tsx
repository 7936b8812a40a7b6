import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ColumnPicker } from '../../column-picker/index.ts';
import { Combobox } from '../../combobox/index.ts';
import { DatePicker } from '../../date-picker/index.ts';
import { Menu } from '../../menu/index.ts';

const popups: Readonly<Record<string, ReactElement>> = {
  Combobox: <Combobox label="City" options={[]} />,
  ColumnPicker: <ColumnPicker columns={[]} value={[]} onChange={() => {}} />,
  DatePicker: <DatePicker label="Arrival" today="2026-11-28" />,
  Menu: <Menu label="Actions" trigger={<button type="button">More</button>} items={[]} />,
};

it.each(Object.entries(popups))('a closed %s looks for no place in the page', (_, popup) => {
  const searched = vi.spyOn(document, 'querySelectorAll');
  const { rerender } = render(popup);
  rerender(popup);
  expect(searched).not.toHaveBeenCalled();
  searched.mockRestore();
});
