import type { Rule } from 'eslint';
import type { Literal, TemplateElement, TemplateLiteral } from 'estree';
import type { JSXOpeningElement } from 'estree-jsx';
import { propertyOf, utilitiesIn } from '../tokens/utilities.ts';
import { expressionOf } from './attributes.ts';
import { componentOf, type UsedComponent } from './components.ts';
import { classTextsOf, literalsIn, styleValuesOf } from './values.ts';

/** A literal value of CSS that an app gives a component of the library. */
export interface CssLiteral {
  /** `paddingInline`, as React names it. */
  readonly property: string;
  readonly value: string | number;
  readonly node: Literal | TemplateLiteral | TemplateElement;
  /** Where the value begins in the text of the node. */
  readonly offset: number;
}

/**
 * Listens for the CSS of components: in `style`, in the objects of libraries that write CSS in JavaScript, in Tailwind's
 * utilities with a value in brackets, and in the props that `propsOf` names.
 */
export function cssListener(
  context: Rule.RuleContext,
  propsOf: (component: UsedComponent) => { names: readonly string[]; property: string },
  check: (css: CssLiteral) => void,
): Rule.RuleListener {
  // Two components can share one constant.
  const seen = new Set<CssLiteral['node']>();
  return {
    JSXOpeningElement(element) {
      const component = componentOf(context, element);
      if (!component) return;
      const all = cssOf(context, element, propsOf(component));
      const fresh = all.filter(({ node }) => !seen.has(node));
      for (const { node } of fresh) seen.add(node);
      for (const css of fresh) check(css);
    },
  };
}

function cssOf(
  context: Rule.RuleContext,
  { attributes }: JSXOpeningElement,
  { names, property }: { names: readonly string[]; property: string },
): CssLiteral[] {
  return attributes.flatMap((attribute): CssLiteral[] => {
    if (attribute.type !== 'JSXAttribute') return [];
    const value = expressionOf(attribute);
    const isNamed = names.includes(String(attribute.name.name));
    return [
      ...styleValuesOf(context, attribute).map((style) => ({ ...style, offset: 0 })),
      ...classTextsOf(context, attribute).flatMap(({ node, text }) =>
        utilitiesIn(text).map(({ utility, value, index }) => ({
          node,
          property: propertyOf(utility),
          value,
          offset: index,
        })),
      ),
      ...(value && isNamed
        ? literalsIn(context, value).map((literal) => ({ ...literal, property, offset: 0 }))
        : []),
    ];
  });
}

/** Puts a text in the place of a part of a literal, or of a number. */
export function replaceIn(
  { sourceCode }: Rule.RuleContext,
  fixer: Rule.RuleFixer,
  { node, offset }: CssLiteral,
  part: { readonly text: string; readonly index: number },
  text: string,
): Rule.Fix | null {
  if (node.type === 'Literal' && typeof node.value === 'number') {
    return fixer.replaceText(node, `'${text}'`);
  }
  const source = sourceCode.getText(node);
  // The values that a template inserts are longer or shorter than their placeholders here.
  const from = node.type === 'TemplateLiteral' ? 0 : offset + part.index;
  const at = source.indexOf(part.text, from);
  const start = node.range?.[0];
  if (at < 0 || start === undefined) return null;
  return fixer.replaceTextRange([start + at, start + at + part.text.length], text);
}
