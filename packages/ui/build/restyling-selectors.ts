/**
 * Selectors that make Chromium style most of a page again whenever something is inserted anywhere. It notes
 * `:first-child` and the like by the pseudo-class alone, with what the selector ends with: where that names nothing
 * (`.part:first-child > *`), it is all that is below. The same holds for siblings without a name (`* + *`).
 */
import { type Document, type Container as Parent, parse, Rule } from 'postcss';

/** Returns the selectors of a rule with those of the rules around it written out. */
function written(rule: Rule): string[] {
  let around: Parent | Document | undefined = rule.parent;
  while (around && !(around instanceof Rule)) around = around.parent;
  if (!around) return rule.selectors;
  const outer = `:is(${written(around).join(', ')})`;
  return rule.selectors.map((selector) =>
    selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`,
  );
}

/** Returns where the last combinator of a selector is that is in no brackets, or -1. */
function lastCombinator(selector: string): number {
  let depth = 0;
  for (let at = selector.length - 1; at >= 0; at--) {
    const character = selector.charAt(at);
    if (character === ')') depth++;
    else if (character === '(') depth--;
    else if (depth === 0 && /[\s>+~]/.test(character)) return at;
  }
  return -1;
}

/** Returns whether a compound selector names a class, an attribute, an id or an element. */
function isNamed(compound: string): boolean {
  let text = compound;
  // The innermost brackets first. A choice names something if each of its selectors does, another function never.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/:(?:is|where)\(([^()]*)\)/g, (_, list: string) =>
        list.split(',').every((choice) =>
          isNamed(
            choice
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? '',
          ),
        )
          ? '.x'
          : '',
      )
      .replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return /[.#[\w]/.test(text.replace(/::?[\w-]+/g, ''));
}

function isRestyling(selector: string): boolean {
  const text = selector.trim().replace(/\[[^\]]*\]/g, '[x]');
  const end = lastCombinator(text);
  return (
    /\* *[+~] *\*/.test(text) ||
    (/:(first|last|only|nth)-/.test(text.slice(0, end + 1)) && !isNamed(text.slice(end + 1)))
  );
}

/** Returns the selectors of a sheet that are such, each with its line. */
export function restylingSelectors(css: string): { line: number; selector: string }[] {
  const all: { line: number; selector: string }[] = [];
  parse(css).walkRules((rule) => {
    for (const selector of written(rule).filter(isRestyling)) {
      all.push({ line: rule.source?.start?.line ?? 0, selector });
    }
  });
  return all;
}
