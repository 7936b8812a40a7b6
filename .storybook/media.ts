/**
 * Lets the toolbar say what the reader asks of the system: less motion, more contrast. A page cannot set a media
 * feature, but it can rewrite the rules that ask for it: what is shown is the components' own design for it.
 */
const asks = new WeakMap<CSSMediaRule, string>();

/** What the toolbar says of a feature: whether its rules hold, or that the system decides. */
export interface Wish {
  readonly feature: 'prefers-reduced-motion' | 'prefers-contrast';
  readonly value: boolean | 'system';
}

function rewrite(rules: CSSRuleList, wishes: readonly Wish[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = asks.get(rule) ?? rule.media.mediaText;
      const wish = wishes.find(({ feature }) => own.includes(feature));
      if (wish) {
        asks.set(rule, own);
        const isForWish = !own.includes('no-preference');
        rule.media.mediaText =
          wish.value === 'system' ? own : wish.value === isForWish ? 'all' : 'not all';
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, wishes);
  }
}

export function grant(wishes: readonly Wish[]): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || sheet.href.startsWith(location.origin)) {
      rewrite(sheet.cssRules, wishes);
    }
  }
}
