/** Roles of ARIA that the helpers ask for. */
export type TestRole =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'listbox'
  | 'menu'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'searchbox'
  | 'spinbutton'
  | 'tab'
  | 'table'
  | 'textbox'
  | 'treegrid';

/** An element by its role and its accessible name: the whole name, or a pattern. Without, of any name. */
export interface Target {
  readonly role: TestRole;
  readonly name?: string | RegExp;
}

/** Keys that are held while another one is pressed. */
export type HeldKeys = 'Alt' | 'Alt+Shift' | 'Control' | 'Shift';

/** Selector of the error that a field shows. */
export const PROBLEM = '[data-part=error]';

/** How a page is seen and used: through Testing Library, or through Playwright. `scope` undefined is all of the page. */
export interface Driver<Element, Files> {
  /**
   * Waits for an element that one of the targets names; an earlier target wins.
   * @throws Where there is none or more than one, with the names that are there instead.
   */
  find(targets: readonly Target[], scope: Element | undefined): Promise<Element>;
  /** The first such element that is there now. */
  now(target: Target, scope: Element | undefined): Promise<Element | undefined>;
  /** Waits for an element of the role that has the focus in it: the innermost. */
  holdingFocus(role: TestRole): Promise<Element>;
  /** The accessible names of the elements that are there now. */
  namesOf(role: TestRole, scope: Element | undefined): Promise<readonly string[]>;
  /** Returns the texts of alerts and of the errors of fields that are there now. */
  problemsIn(scope: Element): Promise<readonly string[]>;
  isChecked(box: Element): Promise<boolean>;
  attribute(element: Element, name: string): Promise<string | null>;
  /** The same of an element that may be hidden or gone, without waiting: null then. */
  attributeNow(element: Element, name: string): Promise<string | null>;
  /** Waits until the element matches the selector of its attributes. @returns whether it came to that. */
  becomes(element: Element, selector: string): Promise<boolean>;
  /** Waits until the element is gone. @returns whether it came to that. */
  leaves(element: Element): Promise<boolean>;
  focus(element: Element): Promise<void>;
  click(element: Element): Promise<void>;
  /** Replaces the text of a field. */
  fill(element: Element, text: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, with those that are held during this. */
  press(key: string, held?: HeldKeys): Promise<void>;
  isRightToLeft(element: Element): Promise<boolean>;
  /** Whether it is the browser's own `<select>`. */
  isNativeSelect(element: Element): Promise<boolean>;
  /** The labels of the enabled options of a native select. */
  nativeOptions(select: Element): Promise<readonly string[]>;
  selectNative(select: Element, label: string): Promise<void>;
  /** Gives files to the file input inside. */
  upload(group: Element, files: Files): Promise<void>;
}
