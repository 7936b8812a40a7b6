/** Facts that a component's page shows besides its own text. Every component has an entry; a test compares. */
export interface Part {
  /** Names of the same thing in other systems, for the search. */
  readonly otherNames: readonly string[];
  /** Default `stable`: covered by semantic versioning. A `beta` part may change in a minor version. */
  readonly status?: 'stable' | 'beta' | 'deprecated';
  /** The version that it came with. Default `1.0.0`. */
  readonly since?: string;
}

/** The sections of components, in the order of Storybook. */
export const sections = [
  'Actions',
  'Forms',
  'Overlays',
  'Feedback',
  'Data',
  'Navigation',
  'Page',
  'Basics',
] as const;

/** Returns the facts about a component, with defaults for those that its entry leaves out. */
export function partOf(name: string): Required<Part> {
  return { status: 'stable', since: '1.0.0', otherNames: [], ...parts[name] };
}

/** The import of everything that the entry of a component exports, but for the types. */
export function importOf(
  name: string,
  exported: readonly { readonly name: string; readonly kind: string }[],
): string {
  const values = exported
    .filter(({ kind }) => kind !== 'shape' && kind !== 'type')
    .map((entry) => entry.name);
  return `import { ${values.join(', ')} } from '@booking/ui/${name}';`;
}

export const partsNote =
  'For your own CSS and tests: `parts` gives a part attributes by its name, which it has as `data-part`; the other attributes are its states. Class names may change.';

/** A state as its page writes it: `data-state=open|closed`. */
export const stateText = (name: string, values: readonly string[]) => {
  const texts = values.filter(Boolean);
  return texts.length > 0 ? `${name}=${texts.join('|')}` : name;
};

const entries: Record<string, Part> = {};

/** Facts about each component, by its name. */
export const parts: Readonly<Record<string, Part>> = entries;

function part(name: string, said: Part): void {
  entries[name] = said;
}

// The last of the file: `npm run new component` adds a line.

part('accordion', { otherNames: ['Collapse', 'Disclosure', 'Expander', 'FAQ', 'Details'] });
part('app-shell', {
  otherNames: ['Application frame', 'App layout', 'Page layout', 'Frame', 'Dashboard layout'],
  since: '2.0.0',
});
part('avatar', {
  otherNames: ['Profile picture', 'User photo', 'Initials', 'Persona', 'Thumbnail'],
});
part('badge', { otherNames: ['Status', 'Label', 'Pill', 'Lozenge', 'Status dot', 'State label'] });
part('banner', { otherNames: ['Alert', 'Callout', 'Message bar', 'Announcement', 'Notice'] });
part('board', {
  otherNames: ['Kanban', 'Card board', 'Drag between lists', 'Lanes'],
  since: '2.0.0',
});
part('booking-provider', {
  otherNames: ['Theme provider', 'Config provider', 'App provider', 'Root'],
});
part('breadcrumbs', { status: 'beta', otherNames: ['Path', 'Trail', 'Hierarchy', 'Location'] });
part('bulk-action-bar', { otherNames: ['Batch actions', 'Selection bar', 'Contextual toolbar'] });
part('button', { otherNames: ['CTA', 'Action', 'Submit', 'Primary button', 'Push button'] });
part('button-group', {
  otherNames: ['Attached buttons', 'Button set', 'Joined buttons'],
  since: '2.0.0',
});
part('button-link', { otherNames: ['Anchor button', 'Link button', 'CTA link'] });
part('calendar', { otherNames: ['Date grid', 'Day picker', 'Month view', 'Range calendar'] });
part('card', { otherNames: ['Tile', 'Box', 'Panel', 'Paper', 'Surface', 'Container'] });
part('carousel', { otherNames: ['Slider', 'Slideshow', 'Gallery', 'Swiper'] });
part('chart', {
  otherNames: ['Graph', 'Bar chart', 'Line chart', 'Area chart', 'Sparkline', 'Plot'],
});
part('checkbox', { otherNames: ['Tick box', 'Check', 'Boolean field'] });
part('checkbox-group', { otherNames: ['Checklist', 'Checkboxes', 'Multiple choice'] });
part('collapsible', {
  otherNames: ['Disclosure', 'Collapse', 'Details', 'Expander', 'Show more', 'Fold'],
  since: '2.0.0',
});
part('color-picker', { otherNames: ['Colour picker', 'Swatches', 'Swatch picker', 'Palette'] });
part('column-picker', {
  otherNames: ['Column chooser', 'Columns menu', 'Show columns', 'View options'],
});
part('combobox', {
  otherNames: ['Autocomplete', 'Autosuggest', 'Typeahead', 'Searchable select', 'Suggest'],
});
part('command-palette', {
  otherNames: ['Command menu', 'Spotlight', 'Quick search', 'Omnibar', 'cmdk'],
});
part('confirm-dialog', {
  otherNames: ['Alert dialog', 'Confirmation', 'Delete dialog', 'Are you sure'],
});
part('copy-button', { otherNames: ['Clipboard', 'Copy to clipboard', 'Snippet'] });
part('count-badge', {
  otherNames: ['Counter', 'Counter label', 'Notification badge', 'Unread count'],
});
part('data-grid', {
  otherNames: ['Spreadsheet', 'Editable table', 'Excel', 'Rates grid', 'Matrix'],
});
part('data-table', { otherNames: ['Table', 'List view', 'Grid', 'Resource list', 'Index table'] });
part('date-picker', { otherNames: ['Date field', 'Date input', 'Calendar input'] });
part('date-range-picker', {
  otherNames: ['Date range', 'Stay picker', 'Check-in and check-out', 'Range picker'],
});
part('date-time-field', {
  otherNames: ['Date-time picker', 'Datetime input', 'Timestamp'],
  since: '2.0.0',
});
part('description-list', {
  otherNames: ['Definition list', 'Key-value list', 'Properties', 'Metadata', 'Summary list'],
});
part('drawer', {
  otherNames: ['Sheet', 'Side panel', 'Slide-over', 'Sidebar', 'Off-canvas', 'Flyout'],
});
part('empty-state', {
  otherNames: ['Blank slate', 'No results', 'No data', 'Zero state', 'Placeholder'],
});
part('error-state', { otherNames: ['Failure', 'Load error', 'Retry', 'Something went wrong'] });
part('error-summary', { otherNames: ['Form errors', 'Validation summary', 'Form summary'] });
part('field', {
  otherNames: ['Form control', 'Form item', 'Form group', 'Fieldset', 'Input wrapper'],
});
part('field-row', { otherNames: ['Form row', 'Form layout', 'Inline fields', 'Input group'] });
part('file-upload', {
  otherNames: ['Dropzone', 'Uploader', 'File input', 'Attachment', 'File picker'],
});
part('filter-bar', { otherNames: ['Filters', 'Faceted search', 'Query builder', 'Filter chips'] });
part('filter-select', { otherNames: ['Filter chip', 'Filter dropdown', 'Facet'] });
part('grid', {
  otherNames: ['Simple grid', 'Columns', 'Tiles', 'Auto grid', 'Responsive grid'],
  since: '2.0.0',
});
part('group', { otherNames: ['Inline', 'Row', 'HStack', 'Cluster', 'Flex'], since: '2.0.0' });
part('heading', {
  otherNames: ['Title', 'Section title', 'Headline', 'Typography'],
  since: '2.0.0',
});
part('hooks', {
  otherNames: ['useMediaQuery', 'Keyboard shortcut', 'Hotkey', 'Breakpoint', 'Responsive'],
  since: '2.0.0',
});
part('icon', { otherNames: ['Glyph', 'Symbol', 'SVG', 'Pictogram', 'Lucide'] });
part('icon-button', { otherNames: ['Action icon', 'Toolbar button', 'Ghost button'] });
part('image-crop', { otherNames: ['Cropper', 'Photo editor', 'Image editor'] });
part('inline-message', {
  otherNames: ['Inline alert', 'Alert', 'Callout', 'Note', 'Hint', 'Flash'],
});
part('kbd', { otherNames: ['Keyboard key', 'Shortcut', 'Hotkey', 'Keybinding hint'] });
part('link', { otherNames: ['Anchor', 'Hyperlink', 'Text link', 'External link'] });
part('list-select', {
  otherNames: ['Custom select', 'Icon select', 'Styled dropdown', 'Rich select'],
  since: '2.0.0',
});
part('menu', {
  otherNames: [
    'Dropdown menu',
    'Action menu',
    'Context menu',
    'Overflow menu',
    'Kebab',
    'Popup menu',
  ],
});
part('messages', {
  otherNames: ['i18n', 'Localization', 'Translations', 'Locale', 'Internationalization'],
});
part('meter', { otherNames: ['Gauge', 'Usage bar', 'Quota', 'Capacity'], since: '2.0.0' });
part('modal', { otherNames: ['Dialog', 'Lightbox', 'Popup', 'Overlay', 'Window'] });
part('money-field', { otherNames: ['Currency input', 'Price field', 'Amount'] });
part('month-calendar', { otherNames: ['Event calendar', 'Month view', 'Agenda'] });
part('multi-combobox', {
  otherNames: ['Multiple combobox', 'Chips autocomplete', 'Token select', 'Multi-value select'],
  since: '2.0.0',
});
part('multi-select', {
  otherNames: ['Multiple select', 'Multi-choice dropdown', 'Multi-combobox', 'Listbox'],
});
part('number-field', {
  otherNames: ['Number input', 'Numeric input', 'Spin button', 'Counter', 'Quantity'],
});
part('page-header', { otherNames: ['Title bar', 'Page title', 'Heading', 'Hero header'] });
part('page-spinner', { otherNames: ['Page loader', 'Loading screen', 'Full-page spinner'] });
part('pagination', { otherNames: ['Pager', 'Page numbers', 'Page navigation'] });
part('password-field', { otherNames: ['Password input', 'Secret', 'Show password'] });
part('pin-input', {
  otherNames: ['One-time code', 'OTP input', 'Verification code', 'Code input', '2FA code'],
  since: '2.1.0',
});
part('phone-field', { otherNames: ['Telephone input', 'Mobile number', 'Country code'] });
part('popover', {
  status: 'beta',
  otherNames: ['Popup', 'Toggletip', 'Overlay panel', 'Hover card'],
});
part('progress-bar', { otherNames: ['Loading bar', 'Progress', 'Linear progress'] });
part('radio-cards', { otherNames: ['Selectable cards', 'Choice cards', 'Option tiles'] });
part('radio-group', { otherNames: ['Radio buttons', 'Option buttons', 'Single choice'] });
part('reference-picker', {
  otherNames: ['Lookup', 'Entity picker', 'Record picker', 'Async select', 'People picker'],
});
part('resource-timeline', {
  otherNames: ['Tape chart', 'Room rack', 'Scheduler', 'Planner', 'Gantt chart'],
  since: '2.0.0',
});
part('save-bar', {
  otherNames: ['Unsaved changes', 'Sticky footer', 'Form actions', 'Contextual save bar'],
});
part('search-field', { otherNames: ['Search box', 'Search input', 'Search bar', 'Query'] });
part('section', {
  otherNames: ['Region', 'Block', 'Page section', 'Titled section'],
  since: '2.0.0',
});
part('segmented-control', {
  otherNames: ['Button group', 'Toggle group', 'Toggle buttons', 'View switcher'],
});
part('select', { otherNames: ['Dropdown', 'Picklist', 'Native select', 'Listbox', 'Option list'] });
part('side-nav', {
  otherNames: ['Sidebar', 'Navigation rail', 'Nav list', 'Vertical navigation', 'App menu'],
});
part('skeleton', { otherNames: ['Placeholder', 'Shimmer', 'Content loader', 'Ghost'] });
part('sortable-list', {
  otherNames: ['Drag and drop', 'Reorder', 'Reorderable list', 'Draggable'],
});
part('spinner', {
  otherNames: ['Loader', 'Loading indicator', 'Activity indicator', 'Progress circle'],
});
part('split-button', {
  otherNames: ['Dropdown button', 'Combo button', 'Button with menu'],
  since: '2.0.0',
});
part('stack', { otherNames: ['Column', 'VStack', 'Vertical layout', 'Spacing'], since: '2.0.0' });
part('stat', { otherNames: ['KPI', 'Metric', 'Statistic', 'Scorecard', 'Big number'] });
part('stepper', { otherNames: ['Wizard', 'Steps', 'Progress steps', 'Progress indicator'] });
part('switch', { otherNames: ['Toggle', 'On/off', 'Toggle switch'] });
part('table-cell', { otherNames: ['Two-line cell', 'Media cell', 'List item'] });
part('tabs', { otherNames: ['Tab list', 'Tab panel', 'Tab bar'] });
part('tag', { otherNames: ['Chip', 'Token', 'Label', 'Removable badge'] });
part('tag-input', {
  otherNames: ['Chips input', 'Token input', 'Tags field', 'Multi-value input'],
});
part('text-area', { otherNames: ['Multiline input', 'Long text', 'Comment box'] });
part('text-field', { otherNames: ['Input', 'Text input', 'Text box', 'Email field'] });
part('theme-script', {
  otherNames: ['Dark mode', 'Colour scheme', 'Theme switch', 'ColorSchemeScript'],
  since: '2.0.0',
});
part('time-field', { otherNames: ['Time picker', 'Time input', 'Clock'] });
part('timeline', { otherNames: ['Activity feed', 'History', 'Audit log', 'Event log'] });
part('toaster', { otherNames: ['Toast', 'Snackbar', 'Notification', 'Flash message', 'Growl'] });
part('tooltip', { otherNames: ['Hint', 'Title', 'Help text', 'Balloon', 'Infotip'] });
part('view-tabs', { otherNames: ['Saved views', 'Filter tabs', 'List views'] });
part('virtual-list', {
  status: 'beta',
  otherNames: ['Windowed list', 'Infinite list', 'Virtualized list', 'Virtual scroll'],
});
part('visually-hidden', { otherNames: ['Screen reader only', 'sr-only', 'Accessible text'] });
