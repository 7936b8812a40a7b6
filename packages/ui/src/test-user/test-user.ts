import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';
import { moveCard } from './boards.ts';
import { pickDay, pickRange } from './days.ts';
import type { Driver, TestRole } from './driver.ts';
import { choose, fill } from './fields.ts';
import { editCell, type RowName } from './grids.ts';
import { chooseFromMenu } from './menus.ts';
import { beginsWith } from './names.ts';
import { closeDialog, confirm, dismissToast, findToast, openTab } from './overlays.ts';
import { filterBy, selectRows, sortBy } from './tables.ts';
import { drawItem, type ItemPlace, moveItem, openItem, resizeItem } from './timelines.ts';

/** A person at the page, in a test. Names are accessible names: what is read out. */
export interface TestUser<Files> {
  /** The same person, looking only into an element: `inside('dialog', 'New reservation')`. */
  inside(role: TestRole, name: string | RegExp): TestUser<Files>;
  /** Replaces the text of a field and leaves it: of text, numbers, money, phones, dates and times. */
  fill(field: string, text: string): Promise<void>;
  /** Chooses in a Select, ListSelect, FilterSelect, Combobox, RadioGroup, RadioCards or SegmentedControl; several in a MultiSelect or MultiCombobox. */
  choose(field: string, ...options: readonly string[]): Promise<void>;
  /** Picks a day of a DatePicker or Calendar. @param day `YYYY-MM-DD`. */
  pickDay(field: string, day: string): Promise<void>;
  /** Picks both ends of a DateRangePicker or RangeCalendar. @param start `YYYY-MM-DD`. */
  pickRange(field: string, start: string, end: string): Promise<void>;
  /** Gives files to a FileUpload. */
  upload(field: string, files: Files): Promise<void>;
  /** Types into a cell of a DataGrid, by the names of its row and its column. */
  editCell(grid: string, row: RowName, column: string, text: string): Promise<void>;
  /** Sorts a DataTable by a column. */
  sortBy(table: string, column: string, direction: 'ascending' | 'descending'): Promise<void>;
  /** Selects rows of a DataTable by their names. */
  selectRows(table: string, ...rows: readonly string[]): Promise<void>;
  /** Selects values of a filter of a FilterBar, which it adds where it isn't shown. */
  filterBy(filter: string, ...values: readonly string[]): Promise<void>;
  /** Moves a card of a Board to the end of a column. */
  moveCard(board: string, card: string, column: string): Promise<void>;
  /** Opens an item of a ResourceTimeline. @param item What its name begins with: its label. */
  openItem(timeline: string, item: string): Promise<void>;
  /** Moves an item of a ResourceTimeline to another row, or so that it begins on another day. */
  moveItem(timeline: string, item: string, to: ItemPlace): Promise<void>;
  /** Changes where an item of a ResourceTimeline ends. @param end The day after its last, `YYYY-MM-DD`. */
  resizeItem(timeline: string, item: string, end: string): Promise<void>;
  /** Draws a new item into a ResourceTimeline. @param end The day after its last, `YYYY-MM-DD`. */
  drawItem(timeline: string, row: string, start: string, end: string): Promise<void>;
  /** Opens the menu of a button and chooses an item; each further name is an item of the submenu. */
  chooseFromMenu(button: string, ...items: readonly string[]): Promise<void>;
  /** Presses a button of a dialog, which closes. */
  confirm(dialog: string, button: string): Promise<void>;
  /** Closes a Modal or Drawer by its close button. */
  closeDialog(dialog: string): Promise<void>;
  /** Waits for a toast with this text, or with a part of it. A toast is also read out: its text is in the page twice. */
  findToast(text: string): Promise<void>;
  /** Closes the toast with this text, or with a part of it. */
  dismissToast(text: string): Promise<void>;
  /** Switches to a tab. */
  openTab(tab: string): Promise<void>;
}

export interface TestUserOptions {
  /** The built-in words of the page: those that its `BookingProvider` has. Default: English. */
  messages?: Messages | undefined;
  /** How long to wait for what comes late, in ms. Default: that of the library under the test. */
  timeout?: number | undefined;
}

export function createTestUser<Element, Files>(
  driver: Driver<Element, Files>,
  options: TestUserOptions,
  scope: () => Promise<Element | undefined>,
): TestUser<Files> {
  const context = { driver, messages: options.messages ?? en, scope };
  return {
    inside: (role, name) =>
      createTestUser(driver, options, async () => driver.find([{ role, name }], await scope())),
    fill: (field, text) => fill(context, field, text),
    choose: (field, ...choices) => choose(context, field, choices),
    pickDay: (field, day) => pickDay(context, field, day),
    pickRange: (field, start, end) => pickRange(context, field, start, end),
    async upload(field, files) {
      const group = await driver.find([{ role: 'group', name: beginsWith(field) }], await scope());
      await driver.upload(group, files);
    },
    editCell: (grid, row, column, text) => editCell(context, grid, row, column, text),
    sortBy: (table, column, direction) => sortBy(context, table, column, direction),
    selectRows: (table, ...rows) => selectRows(context, table, rows),
    filterBy: (filter, ...values) => filterBy(context, filter, values),
    moveCard: (board, card, column) => moveCard(context, board, card, column),
    openItem: (timeline, item) => openItem(context, timeline, item),
    moveItem: (timeline, item, to) => moveItem(context, timeline, item, to),
    resizeItem: (timeline, item, end) => resizeItem(context, timeline, item, end),
    drawItem: (timeline, row, start, end) => drawItem(context, timeline, row, start, end),
    chooseFromMenu: (button, ...items) => chooseFromMenu(context, button, items),
    confirm: (dialog, button) => confirm(context, dialog, button),
    closeDialog: (dialog) => closeDialog(context, dialog),
    findToast: async (text) => {
      await findToast(context, text);
    },
    dismissToast: (text) => dismissToast(context, text),
    openTab: (tab) => openTab(context, tab),
  };
}
