import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../src/docs/built-facts.ts';
import { hostProps, readApi } from './api.ts';
import { vocabularyProblems } from './vocabulary.ts';

const api = await readApi();

const violations = Object.entries(api).flatMap(([component, entries]) => {
  const problems = entries.flatMap(vocabularyProblems);
  return problems.length > 0 ? { component, problems } : [];
});

describe('the vocabulary of the components (decision 0057)', () => {
  it('is kept by every component', () => {
    expect(violations).toEqual([]);
  });

  it('is read from every component', () => {
    expect(Object.keys(api).length).toBeGreaterThan(50);
    expect(api.button?.[0]?.props.map(({ name }) => name)).toContain('disabledReason');
  });
});

const prop = (name: string, type = 'string', more: Partial<ApiEntry['props'][number]> = {}) => ({
  name,
  type,
  isRequired: false,
  takesUndefined: true,
  description: '',
  ...more,
});

const problemsOf = (props: ApiEntry['props'], more: Partial<ApiEntry> = {}) =>
  vocabularyProblems({
    name: 'Part',
    kind: 'component',
    description: '',
    props,
    elementProps: [...hostProps],
    ...more,
  });

describe('what breaks the vocabulary', () => {
  it.each([
    ['a retired name', [prop('legend')], 'Part.legend: is label'],
    ['no undefined', [prop('name', 'string', { takesUndefined: false })], /takes no undefined/],
    ['a boolean without is or has', [prop('busy', 'boolean')], /begins with is or has/],
    ['a size of its own', [prop('size', "'md' | 'huge'")], /huge is none of xs sm md lg xl/],
    ['a tone of its own', [prop('noteTone', "'danger' | 'alarm'")], /alarm is none of/],
    ['a variant that is a layout', [prop('variant', "'soft' | 'bar'")], /bar is none of primary/],
    ['a header without a label', [prop('key'), prop('header')], /needs label beside it/],
    ['an action with a name', [prop('name'), prop('onAction')], /Part.name: is label/],
    ['an icon by its name only', [prop('icon', 'IconName')], /is an IconSource/],
    ['a value that cannot be changed', [prop('onChange')], /needs value and defaultValue/],
    ['a value without an initial one', [prop('value'), prop('onChange')], /needs defaultValue/],
    ['an initial value alone', [prop('defaultSort')], /needs sort and onSortChange/],
    ['a callback that is a noun', [prop('zoom'), prop('onZoom')], /is onZoomChange, of zoom/],
    ['open without a way to close', [prop('open', 'boolean')], /needs onOpenChange/],
    ['what is so at first', [prop('isOpenAtFirst', 'boolean')], /is default…/],
    ['options that are texts', [prop('options', 'readonly string[]')], /each is an object/],
    ['items without a key', [prop('items', 'Item[]', { itemProps: ['label'] })], /each needs key/],
    [
      'options without a reason',
      [prop('options', 'Option[]', { itemProps: ['value', 'label'] })],
      /each needs disabledReason/,
    ],
  ])('%s', (_, props, problem) => {
    expect(problemsOf(props).join('\n')).toMatch(problem);
  });

  it('a component that takes no attributes, or can be disabled without a reason', () => {
    expect(problemsOf([], { elementProps: ['className', 'disabled'] })).toEqual([
      'Part: takes no style, id, ref, aria-describedby',
      'Part.disabled: needs disabledReason beside it',
    ]);
  });

  it('a value in a list that cannot keep its own', () => {
    const value = prop('value', 'string', { isRequired: true });
    const problems = problemsOf([value, prop('onChange')], { kind: 'shape' });
    expect(problems).toEqual([
      'Part.value: is optional, so that it can keep its own',
      'Part.onChange: needs defaultValue beside it',
    ]);
  });

  it('nothing in a part that keeps it', () => {
    const props = [
      prop('value'),
      prop('defaultValue'),
      prop('onChange'),
      prop('open', 'boolean'),
      prop('defaultOpen', 'boolean'),
      prop('onOpenChange'),
      prop('size', "'sm' | 'md'"),
      prop('isLoading', 'boolean'),
      prop('items', 'Item[]', { itemProps: ['key', 'label'] }),
      prop('recent', 'Option[]', { itemProps: ['value', 'label', 'disabledReason'] }),
    ];
    expect(problemsOf(props)).toEqual([]);
  });
});
