/** The sections of the Storybook, as its sidebar orders them. */
export const groups = ['Actions', 'Forms', 'Overlays', 'Feedback', 'Data', 'Navigation'] as const;

export type Group = (typeof groups)[number];

/** `rating-bar` is `RatingBar`. */
export const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The files of a new component by their names in its folder. They pass every check as they are; what they say of the
 * component is for its author to replace.
 * @param name in kebab case: `rating-bar`.
 */
export function componentFiles(name: string, group: Group): Record<string, string> {
  const Name = pascal(name);
  const camel = `${Name.charAt(0).toLowerCase()}${Name.slice(1)}`;
  const sizes = `${camel}Sizes`;
  const classOf = `${camel}Class`;
  return {
    'index.ts': `export { ${Name}, type ${Name}Props } from './${name}.tsx';
export { type ${Name}Size, ${sizes} } from './${name}.variants.ts';
`,
    [`${name}.variants.ts`]: `import { cva, type VariantProps } from 'class-variance-authority';

export const ${classOf} = /* @__PURE__ */ cva('bk-${name}', {
  variants: { size: { md: null, lg: 'bk-${name}-lg' } },
  defaultVariants: { size: 'md' },
});

export type ${Name}Size = NonNullable<VariantProps<typeof ${classOf}>['size']>;

/** The sizes of a ${Name} and what each is for. */
export const ${sizes} = {
  md: 'Beside text.',
  lg: 'On its own.',
} as const satisfies Record<${Name}Size, string>;
`,
    [`${name}.tsx`]: `import type { ComponentProps } from 'react';
import { type ${Name}Size, ${classOf} } from './${name}.variants.ts';

export interface ${Name}Props extends ComponentProps<'span'> {
  /** Default \`md\`. */
  size?: ${Name}Size | undefined;
}

/** Say here in one sentence what it is for. */
export function ${Name}({ size, className, ...rest }: ${Name}Props) {
  return <span {...rest} className={${classOf}({ size, className })} />;
}
`,
    [`${name}.css`]: `.bk-${name} {
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: var(--bk-space-4) var(--bk-space-8);
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-sm);
  background: var(--bk-bg-surface);
  color: var(--bk-text-primary);
  font: var(--bk-type-body-sm);
  overflow-wrap: anywhere;
}

.bk-${name}-lg {
  padding: var(--bk-space-8) var(--bk-space-12);
  font: var(--bk-type-body);
}
`,
    [`${name}.stories.tsx`]: `import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name}, type ${Name}Size, ${sizes} } from './index.ts';

const meta = {
  title: '${group}/${Name}',
  component: ${Name},
  args: { children: 'Text' },
  argTypes: { size: { control: 'inline-radio', options: Object.keys(${sizes}) } },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesLarge: Story = { name: 'Features: on its own', args: { size: 'lg' } };

export const States: Story = {
  render: () => (
    <div className="sheet-row">
      {(Object.keys(${sizes}) as ${Name}Size[]).map((size) => (
        <${Name} key={size} size={size}>
          {size}
        </${Name}>
      ))}
    </div>
  ),
};

export const BehaviourHeights: Story = {
  ...States,
  name: 'Behaviour: on its own it is taller than beside text',
  play: async ({ canvas }) => {
    const height = (size: ${Name}Size) => canvas.getByText(size).getBoundingClientRect().height;
    await expect(height('lg')).toBeGreaterThan(height('md'));
  },
};

export const StressLongWords: Story = {
  name: 'Stress: long text',
  args: { children: 'Everything that a guest of the Andaman and Nicobar Islands could want '.repeat(4) },
};
`,
    [`${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { Anatomy, Do, DoDont, Dont, Playground, Reference, States, Status, Values } from '../docs/blocks/index.ts';
import { ${Name}, ${sizes} } from './index.ts';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${Name}

Says what it does, in one sentence.

<Status of="${name}" />

<Playground of={stories.Default} />

## When to use it

- When …

## When not to use it

- For …, use another component.

## Anatomy

<Anatomy
  parts={[
    ['.bk-${name}', 'Box', 'As wide as its text.'],
  ]}
>
  <${Name}>Text</${Name}>
</Anatomy>

## Sizes

<Values of={${sizes}} label="size" sample={(size) => <${Name} size={size}>{size}</${Name}>} />

## States

<States of={stories.States} />

## Do and don’t

<DoDont>
  <Do because="Say what to do.">
    <${Name}>Text</${Name}>
  </Do>
  <Dont because="Say what to avoid.">
    <${Name}>More text than anyone reads</${Name}>
  </Dont>
</DoDont>

## Content

- How its text is written.

## Keyboard

Not focusable.

## Accessibility

- What screen readers announce.

## Code

\`\`\`tsx
import { ${Name} } from '@booking/ui';

export function Example() {
  return <${Name}>Text</${Name}>;
}
\`\`\`

<Reference of="${name}" />

## Related

[Button](?path=/docs/actions-button--docs)
`,
  };
}

/** The line of a component in `src/docs/parts.ts`. Its author says the names that other systems use. */
export const partOf = (name: string, since: string) =>
  `part('${name}', { otherNames: ['${pascal(name)}', 'First name', 'Second name'], since: '${since}' });`;

/** The changeset of a new component. */
export const changesetOf = (name: string) => `---
'@booking/ui': minor
---

New: \`${pascal(name)}\`, from \`@booking/ui/${name}\`. Describe what it's for.
`;
