/** What the page of a component says of it besides its own text. Every component has an entry; a test compares. */
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

/** What is said of a component, with the defaults of what its entry leaves out. */
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

/** The last of the file: `npm run new component` adds a line. */
export const parts: Readonly<Record<string, Part>> = {
  accordion: {
    otherNames: ['Collapse', 'Disclosure', 'Expander', 'FAQ', 'Details'],
  },
  'app-shell': {
    otherNames: ['Application frame', 'App layout', 'Page layout', 'Frame', 'Dashboard layout'],
    since: '2.0.0',
  },
  avatar: { otherNames: ['Profile picture', 'User photo', 'Initials', 'Persona', 'Thumbnail'] },
  badge: { otherNames: ['Status', 'Label', 'Pill', 'Lozenge', 'Status dot', 'State label'] },
  banner: { otherNames: ['Alert', 'Callout', 'Message bar', 'Announcement', 'Notice'] },
  board: { otherNames: ['Kanban', 'Card board', 'Drag between lists', 'Lanes'], since: '2.0.0' },
  'booking-provider': { otherNames: ['Theme provider', 'Config provider', 'App provider', 'Root'] },
  breadcrumbs: {
    status: 'beta',
    otherNames: ['Path', 'Trail', 'Hierarchy', 'Location'],
  },
  'bulk-action-bar': { otherNames: ['Batch actions', 'Selection bar', 'Contextual toolbar'] },
  button: { otherNames: ['CTA', 'Action', 'Submit', 'Primary button', 'Push button'] },
  'button-group': {
    otherNames: ['Attached buttons', 'Button set', 'Joined buttons'],
    since: '2.0.0',
  },
  'button-link': { otherNames: ['Anchor button', 'Link button', 'CTA link'] },
  calendar: { otherNames: ['Date grid', 'Day picker', 'Month view', 'Range calendar'] },
  card: { otherNames: ['Tile', 'Box', 'Panel', 'Paper', 'Surface', 'Container'] },
  carousel: { otherNames: ['Slider', 'Slideshow', 'Gallery', 'Swiper'] },
  chart: { otherNames: ['Graph', 'Bar chart', 'Line chart', 'Area chart', 'Sparkline', 'Plot'] },
  checkbox: { otherNames: ['Tick box', 'Check', 'Boolean field'] },
  'checkbox-group': { otherNames: ['Checklist', 'Checkboxes', 'Multiple choice'] },
  collapsible: {
    otherNames: ['Disclosure', 'Collapse', 'Details', 'Expander', 'Show more', 'Fold'],
    since: '2.0.0',
  },
  'color-picker': { otherNames: ['Colour picker', 'Swatches', 'Swatch picker', 'Palette'] },
  'column-picker': {
    otherNames: ['Column chooser', 'Columns menu', 'Show columns', 'View options'],
  },
  combobox: {
    otherNames: ['Autocomplete', 'Autosuggest', 'Typeahead', 'Searchable select', 'Suggest'],
  },
  'command-palette': {
    otherNames: ['Command menu', 'Spotlight', 'Quick search', 'Omnibar', 'cmdk'],
  },
  'confirm-dialog': {
    otherNames: ['Alert dialog', 'Confirmation', 'Delete dialog', 'Are you sure'],
  },
  'copy-button': { otherNames: ['Clipboard', 'Copy to clipboard', 'Snippet'] },
  'count-badge': { otherNames: ['Counter', 'Counter label', 'Notification badge', 'Unread count'] },
  'data-grid': { otherNames: ['Spreadsheet', 'Editable table', 'Excel', 'Rates grid', 'Matrix'] },
  'data-table': { otherNames: ['Table', 'List view', 'Grid', 'Resource list', 'Index table'] },
  'date-picker': { otherNames: ['Date field', 'Date input', 'Calendar input'] },
  'date-range-picker': {
    otherNames: ['Date range', 'Stay picker', 'Check-in and check-out', 'Range picker'],
  },
  'date-time-field': {
    otherNames: ['Date-time picker', 'Datetime input', 'Timestamp'],
    since: '2.0.0',
  },
  'description-list': {
    otherNames: ['Definition list', 'Key-value list', 'Properties', 'Metadata', 'Summary list'],
  },
  drawer: { otherNames: ['Sheet', 'Side panel', 'Slide-over', 'Sidebar', 'Off-canvas', 'Flyout'] },
  'empty-state': {
    otherNames: ['Blank slate', 'No results', 'No data', 'Zero state', 'Placeholder'],
  },
  'error-state': { otherNames: ['Failure', 'Load error', 'Retry', 'Something went wrong'] },
  'error-summary': { otherNames: ['Form errors', 'Validation summary', 'Form summary'] },
  field: { otherNames: ['Form control', 'Form item', 'Form group', 'Fieldset', 'Input wrapper'] },
  'field-row': { otherNames: ['Form row', 'Form layout', 'Inline fields', 'Input group'] },
  'file-upload': {
    otherNames: ['Dropzone', 'Uploader', 'File input', 'Attachment', 'File picker'],
  },
  'filter-bar': { otherNames: ['Filters', 'Faceted search', 'Query builder', 'Filter chips'] },
  'filter-select': { otherNames: ['Filter chip', 'Filter dropdown', 'Facet'] },
  grid: {
    otherNames: ['Simple grid', 'Columns', 'Tiles', 'Auto grid', 'Responsive grid'],
    since: '2.0.0',
  },
  group: { otherNames: ['Inline', 'Row', 'HStack', 'Cluster', 'Flex'], since: '2.0.0' },
  heading: { otherNames: ['Title', 'Section title', 'Headline', 'Typography'], since: '2.0.0' },
  hooks: {
    otherNames: ['useMediaQuery', 'Keyboard shortcut', 'Hotkey', 'Breakpoint', 'Responsive'],
    since: '2.0.0',
  },
  icon: { otherNames: ['Glyph', 'Symbol', 'SVG', 'Pictogram', 'Lucide'] },
  'icon-button': { otherNames: ['Action icon', 'Toolbar button', 'Ghost button'] },
  'image-crop': { otherNames: ['Cropper', 'Photo editor', 'Image editor'] },
  'inline-message': { otherNames: ['Inline alert', 'Alert', 'Callout', 'Note', 'Hint', 'Flash'] },
  kbd: { otherNames: ['Keyboard key', 'Shortcut', 'Hotkey', 'Keybinding hint'] },
  link: { otherNames: ['Anchor', 'Hyperlink', 'Text link', 'External link'] },
  'list-select': {
    otherNames: ['Custom select', 'Icon select', 'Styled dropdown', 'Rich select'],
    since: '2.0.0',
  },
  menu: {
    otherNames: [
      'Dropdown menu',
      'Action menu',
      'Context menu',
      'Overflow menu',
      'Kebab',
      'Popup menu',
    ],
  },
  messages: {
    otherNames: ['i18n', 'Localization', 'Translations', 'Locale', 'Internationalization'],
  },
  meter: { otherNames: ['Gauge', 'Usage bar', 'Quota', 'Capacity'], since: '2.0.0' },
  modal: { otherNames: ['Dialog', 'Lightbox', 'Popup', 'Overlay', 'Window'] },
  'money-field': { otherNames: ['Currency input', 'Price field', 'Amount'] },
  'month-calendar': { otherNames: ['Event calendar', 'Month view', 'Agenda'] },
  'multi-combobox': {
    otherNames: ['Multiple combobox', 'Chips autocomplete', 'Token select', 'Multi-value select'],
    since: '2.0.0',
  },
  'multi-select': {
    otherNames: ['Multiple select', 'Multi-choice dropdown', 'Multi-combobox', 'Listbox'],
  },
  'number-field': {
    otherNames: ['Number input', 'Numeric input', 'Spin button', 'Counter', 'Quantity'],
  },
  'page-header': { otherNames: ['Title bar', 'Page title', 'Heading', 'Hero header'] },
  'page-spinner': { otherNames: ['Page loader', 'Loading screen', 'Full-page spinner'] },
  pagination: { otherNames: ['Pager', 'Page numbers', 'Page navigation'] },
  'password-field': { otherNames: ['Password input', 'Secret', 'Show password'] },
  'pin-input': {
    otherNames: ['One-time code', 'OTP input', 'Verification code', 'Code input', '2FA code'],
    since: '2.1.0',
  },
  'phone-field': { otherNames: ['Telephone input', 'Mobile number', 'Country code'] },
  popover: { status: 'beta', otherNames: ['Popup', 'Toggletip', 'Overlay panel', 'Hover card'] },
  'progress-bar': { otherNames: ['Loading bar', 'Progress', 'Linear progress'] },
  'radio-cards': { otherNames: ['Selectable cards', 'Choice cards', 'Option tiles'] },
  'radio-group': { otherNames: ['Radio buttons', 'Option buttons', 'Single choice'] },
  'reference-picker': {
    otherNames: ['Lookup', 'Entity picker', 'Record picker', 'Async select', 'People picker'],
  },
  'resource-timeline': {
    otherNames: ['Tape chart', 'Room rack', 'Scheduler', 'Planner', 'Gantt chart'],
    since: '2.0.0',
  },
  'save-bar': {
    otherNames: ['Unsaved changes', 'Sticky footer', 'Form actions', 'Contextual save bar'],
  },
  'search-field': { otherNames: ['Search box', 'Search input', 'Search bar', 'Query'] },
  section: {
    otherNames: ['Region', 'Block', 'Page section', 'Titled section'],
    since: '2.0.0',
  },
  'segmented-control': {
    otherNames: ['Button group', 'Toggle group', 'Toggle buttons', 'View switcher'],
  },
  select: { otherNames: ['Dropdown', 'Picklist', 'Native select', 'Listbox', 'Option list'] },
  'side-nav': {
    otherNames: ['Sidebar', 'Navigation rail', 'Nav list', 'Vertical navigation', 'App menu'],
  },
  skeleton: { otherNames: ['Placeholder', 'Shimmer', 'Content loader', 'Ghost'] },
  'sortable-list': { otherNames: ['Drag and drop', 'Reorder', 'Reorderable list', 'Draggable'] },
  spinner: { otherNames: ['Loader', 'Loading indicator', 'Activity indicator', 'Progress circle'] },
  'split-button': {
    otherNames: ['Dropdown button', 'Combo button', 'Button with menu'],
    since: '2.0.0',
  },
  stack: { otherNames: ['Column', 'VStack', 'Vertical layout', 'Spacing'], since: '2.0.0' },
  stat: { otherNames: ['KPI', 'Metric', 'Statistic', 'Scorecard', 'Big number'] },
  stepper: { otherNames: ['Wizard', 'Steps', 'Progress steps', 'Progress indicator'] },
  switch: { otherNames: ['Toggle', 'On/off', 'Toggle switch'] },
  'table-cell': { otherNames: ['Two-line cell', 'Media cell', 'List item'] },
  tabs: { otherNames: ['Tab list', 'Tab panel', 'Tab bar'] },
  tag: { otherNames: ['Chip', 'Token', 'Label', 'Removable badge'] },
  'tag-input': { otherNames: ['Chips input', 'Token input', 'Tags field', 'Multi-value input'] },
  'text-area': { otherNames: ['Multiline input', 'Long text', 'Comment box'] },
  'text-field': { otherNames: ['Input', 'Text input', 'Text box', 'Email field'] },
  'theme-script': {
    otherNames: ['Dark mode', 'Colour scheme', 'Theme switch', 'ColorSchemeScript'],
    since: '2.0.0',
  },
  'time-field': { otherNames: ['Time picker', 'Time input', 'Clock'] },
  timeline: { otherNames: ['Activity feed', 'History', 'Audit log', 'Event log'] },
  toaster: { otherNames: ['Toast', 'Snackbar', 'Notification', 'Flash message', 'Growl'] },
  tooltip: { otherNames: ['Hint', 'Title', 'Help text', 'Balloon', 'Infotip'] },
  'view-tabs': { otherNames: ['Saved views', 'Filter tabs', 'List views'] },
  'virtual-list': {
    status: 'beta',
    otherNames: ['Windowed list', 'Infinite list', 'Virtualized list', 'Virtual scroll'],
  },
  'visually-hidden': { otherNames: ['Screen reader only', 'sr-only', 'Accessible text'] },
};
