import type { API, FileInfo } from 'jscodeshift';
import { closingProps, oneClose } from './one-close.ts';
import { type Renames, renaming } from './rename.ts';

const copy = 'Copy it from 1.x into your product: see “Upgrading to 2.0”.';

/** From 1.0.0 to 2.0.0. */
export const renames = {
  gone: {
    ConflictView: copy,
    followAnchors: copy,
    PeriodPicker: 'Put a RangeCalendar into a Popover, or copy it: see “Upgrading to 2.0”.',
    PermissionMatrix: copy,
    Reveal: copy,
    reveal: copy,
    scrollToAnchor: copy,
  },
  goneEntries: ['anchor-scroll', 'conflict-view', 'period-picker', 'permission-matrix', 'reveal'],
  lists: { DataTable: ['defaultSelection', 'onSelectionChange', 'selection'] },
  props: {
    Accordion: { headingLevel: 'titleLevel' },
    BarList: { error: 'loadError', headingLevel: 'titleLevel' },
    Chart: { error: 'loadError', headingLevel: 'titleLevel' },
    CountBadge: { variant: 'shape' },
    FileUpload: { variant: 'layout' },
    IconSprite: { href: 'sprite' },
    Link: { variant: 'layout' },
    PageHeader: { variant: 'layout' },
    Stat: { isFailed: 'loadError' },
    TagInput: { loading: 'loadingTag' },
  },
  replaced: closingProps,
  shapes: {
    Column: { keys: { header: 'label' }, props: { DataTable: 'columns' } },
    ConfirmImpact: { keys: { error: 'loadError' }, props: { ConfirmDialog: 'impact' } },
    ToastAction: { keys: { name: 'label' }, options: { notify: 'action' } },
  },
} as const satisfies Renames;

const rename = renaming(renames);

export const parser = 'tsx';
export default (file: FileInfo, api: API): string =>
  oneClose({ ...file, source: rename(file, api) }, api);
