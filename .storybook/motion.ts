/**
 * Lets the toolbar say what the operating system says with `prefers-reduced-motion`. A page cannot set a media
 * feature, but it can rewrite the rules that ask for it: what is shown is the components' own reduced design.
 */
const asks = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, motion: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = asks.get(rule) ?? rule.media.mediaText;
      if (own.includes('prefers-reduced-motion')) {
        asks.set(rule, own);
        const isForReduced = !own.includes('no-preference');
        rule.media.mediaText =
          motion === 'system' ? own : (motion === 'reduced') === isForReduced ? 'all' : 'not all';
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, motion);
  }
}

export function setMotion(motion: string): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || sheet.href.startsWith(location.origin))
      rewrite(sheet.cssRules, motion);
  }
}
