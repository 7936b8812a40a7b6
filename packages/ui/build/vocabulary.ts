/** The rules of decision 0057 that can be read from the types of the components. */
import type { ApiEntry, ApiProp } from '../src/docs/built-facts.ts';
import { hostProps } from './api.ts';

/** Names that mean what another name means, with that name. */
const retired: Readonly<Record<string, string>> = {
  caption: 'label',
  crop: 'value',
  entries: 'items',
  heading: 'title or label',
  headingLevel: 'titleLevel',
  hint: 'description',
  isFailed: 'loadError',
  labelEnd: 'labelAction',
  legend: 'label',
  loading: 'isLoading, or loading<Noun> for one of several',
  mark: 'badge',
  onChoose: 'onChange',
  onDay: 'on<Verb>, such as onDayOpen',
  onLimit: 'onLimitChange',
  onMonth: 'onMonthChange',
  onOpenRow: 'onRowOpen',
  onPage: 'onPageChange',
  onRowMenu: 'onRowContextMenu',
  onSort: 'onSortChange',
  onTab: 'onChange',
  onText: 'onQueryChange',
  onValueChange: 'onChange',
  shown: 'value',
  tabs: 'items',
};

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'];
/** A variant is the kind of emphasis. How something is arranged is its `layout`, its outline its `shape`. */
const variants = ['primary', 'secondary', 'soft', 'solid', 'outlined', 'raised'];
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'];

/** Booleans that HTML or the specification names. */
const booleans: ReadonlySet<string> = new Set([
  'checked',
  'disabled',
  'dismissible',
  'hide',
  'loop',
  'multiple',
  'open',
  'readOnly',
  'required',
]);

/** Lists whose elements are told apart by something else: a date, the id of a field, a label that the user tells apart. */
const keyless: ReadonlySet<string> = new Set([
  'days',
  'errors',
  'groups',
  'presets',
  'changes',
  'totals',
]);

/** Fields that every choice has. */
const choice = ['value', 'label', 'disabledReason'];

/** Their options are texts: a tag is the typed text. */
const ofTexts: ReadonlySet<string> = new Set(['TagInput']);

/** Lists of these are drawn from state elsewhere: filters are in the address, checked items of a menu in the app. */
const controlled: ReadonlySet<string> = new Set([
  'ChoiceFilter',
  'DayFilter',
  'DaysFilter',
  'MenuCheckItem',
  'MenuChoice',
  'TextFilter',
]);

/** These mount behaviour or data for the app and have no element to give anything to. */
const withoutElement: ReadonlySet<string> = new Set([
  'BookingProvider',
  'IconSprite',
  'LinkProvider',
  'MessagesProvider',
  'ModalBranch',
  'ThemeScript',
  'TooltipProvider',
]);

/** Returns what breaks the vocabulary in an export, a line each. */
export function vocabularyProblems(entry: ApiEntry): string[] {
  if (entry.kind === 'function' || entry.kind === 'object') return [];
  const problems = entry.props.flatMap((prop) =>
    ruleOfProp.flatMap((rule) => {
      const problem = rule(prop, entry);
      return problem ? `${entry.name}.${prop.name}: ${problem}` : [];
    }),
  );
  if (entry.kind === 'component' && !withoutElement.has(entry.name)) {
    const missing = hostProps.filter((name) => !takes(entry, name));
    if (missing.length > 0) problems.push(`${entry.name}: takes no ${missing.join(', ')}`);
    if (entry.elementProps?.includes('disabled') && !takes(entry, 'disabledReason')) {
      problems.push(`${entry.name}.disabled: ${needsReason}`);
    }
  }
  return problems;
}

const takes = ({ props, elementProps }: ApiEntry, name: string) =>
  props.some((prop) => prop.name === name) || elementProps?.includes(name) === true;

type Rule = (prop: ApiProp, entry: ApiEntry) => string | undefined | false;

const ruleOfProp: readonly Rule[] = [
  ({ name }) => Object.hasOwn(retired, name) && `is ${retired[name]}`,
  ({ name }) => /AtFirst$/.test(name) && 'what is so at first is default…',
  ({ isRequired, takesUndefined }) => !isRequired && !takesUndefined && 'takes no undefined',
  ({ name, type }) =>
    type === 'boolean' &&
    !/^(is|has)[A-Z]/.test(name) &&
    !booleans.has(name.replace(/^default./, (start) => start.slice(-1).toLowerCase())) &&
    'a boolean of ours begins with is or has',
  ({ name, type }) => name === 'size' && beyond(type, sizes),
  ({ name, type }) => /^tone$|Tone$/.test(name) && beyond(type, tones),
  ({ name, type }) => name === 'variant' && beyond(type, variants),
  ({ name }, entry) =>
    name === 'header' && takes(entry, 'key') && !takes(entry, 'label') && 'needs label beside it',
  ({ name }, entry) => name === 'name' && takes(entry, 'onAction') && 'is label',
  ({ name, type }) => name === 'icon' && type !== 'IconSource' && 'is an IconSource',
  ({ name }, entry) =>
    name === 'disabled' && entry.kind === 'shape' && !takes(entry, 'disabledReason') && needsReason,
  ({ name, itemProps }) => name === 'options' && lacks(itemProps, ...choice),
  ({ name, type }, entry) =>
    name === 'options' &&
    /^(readonly )?(string|number)\[\]$/.test(type) &&
    !ofTexts.has(entry.name) &&
    'each is an object with value, label and disabledReason',
  // Choices have their value for a key, whatever the list is called.
  ({ name, itemProps }) =>
    name !== 'options' &&
    !keyless.has(name) &&
    lacks(itemProps, ...choice) &&
    lacks(itemProps, 'key'),
  (prop, entry) => !controlled.has(entry.name) && pairProblem(prop, entry),
];

const needsReason = 'needs disabledReason beside it';

/** A prop that can be changed has a value, an initial value and a callback. */
function pairProblem({ name, isRequired }: ApiProp, entry: ApiEntry): string | undefined {
  const missing = (...names: string[]) => {
    const lacking = names.filter((prop) => !takes(entry, prop));
    return lacking.length > 0 ? `needs ${lacking.join(' and ')} beside it` : undefined;
  };
  // The app always controls a required `open`, so it has no initial value.
  if (
    name === 'onOpenChange' &&
    entry.props.some((prop) => prop.name === 'open' && prop.isRequired)
  )
    return undefined;
  // The visible days follow from the size and the scrolling. The host sets only the first one, as `visibleDay`.
  if (name === 'onVisibleDaysChange' && takes(entry, 'visibleDay')) return undefined;
  const noun = /^on([A-Z]\w*)Change$/.exec(name)?.[1];
  if (noun) return missing(noun.charAt(0).toLowerCase() + noun.slice(1), `default${noun}`);
  if (name === 'onChange') return missing('value', 'defaultValue');
  if (isRequired && name === 'value' && takes(entry, 'onChange')) {
    return 'is optional, so that it can keep its own';
  }
  if (name === 'open') {
    return missing('onOpenChange');
  }
  const initial = /^default([A-Z]\w*)$/.exec(name)?.[1];
  if (initial === 'Value') return missing('value', 'onChange');
  if (initial) {
    return missing(initial.charAt(0).toLowerCase() + initial.slice(1), `on${initial}Change`);
  }
  const asNoun = /^on([A-Z]\w*)$/.exec(name)?.[1];
  const value = asNoun && asNoun.charAt(0).toLowerCase() + asNoun.slice(1);
  if (
    value &&
    value !== 'today' &&
    !retired[name] &&
    !booleans.has(value) &&
    entry.props.some((prop) => prop.name === value)
  ) {
    return `is ${name}Change, of ${value}`;
  }
  return undefined;
}

/** The literals of a union that aren't allowed. */
function beyond(type: string, allowed: readonly string[]): string | undefined {
  const values = type.split(' | ').map((value) => value.replace(/^'|'$/g, ''));
  const others = values.filter((value) => !allowed.includes(value));
  return others.length > 0 ? `${others.join(', ')} is none of ${allowed.join(' ')}` : undefined;
}

function lacks(itemProps: readonly string[] | undefined, ...names: string[]): string | undefined {
  const lacking = names.filter((name) => itemProps && !itemProps.includes(name));
  return lacking.length > 0 ? `each needs ${lacking.join(', ')}` : undefined;
}
