import { cva, type VariantProps } from 'class-variance-authority';

export const linkClass = /* @__PURE__ */ cva('bk-link', {
  variants: { layout: { inline: null, standalone: 'bk-link-standalone' } },
  defaultVariants: { layout: 'inline' },
});

export type LinkLayout = NonNullable<VariantProps<typeof linkClass>['layout']>;

/** The kinds of a link. */
export const linkLayouts = {
  inline: 'In a sentence: underlined.',
  standalone: 'On its own, in a list or a row: underlined when hovered.',
} as const satisfies Record<LinkLayout, string>;
