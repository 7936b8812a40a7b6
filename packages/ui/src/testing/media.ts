/**
 * Emulates media features for the toolbar: reduced motion, more contrast, forced colours. A page cannot set a media feature, but it can
 * rewrite the rules that query it.
 */
const originalText = new WeakMap<CSSMediaRule, string>();

/** Whether the rules for a media feature apply, or the system decides. */
export interface MediaOverride {
  readonly feature:
    | 'prefers-color-scheme'
    | 'prefers-reduced-motion'
    | 'prefers-contrast'
    | 'forced-colors';
  readonly value: boolean | 'system';
}

function rewrite(rules: CSSRuleList, overrides: readonly MediaOverride[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = originalText.get(rule) ?? rule.media.mediaText;
      const override = overrides.find(({ feature }) => own.includes(feature));
      if (override) {
        originalText.set(rule, own);
        const isForFeature = !own.includes('no-preference');
        const text =
          override.value === 'system' ? own : override.value === isForFeature ? 'all' : 'not all';
        // To set it makes the browser compute all styles again.
        if (rule.media.mediaText !== text) rule.media.mediaText = text;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, overrides);
  }
}

export function emulateMedia(overrides: readonly MediaOverride[]): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href === null || sheet.href.startsWith(location.origin)) {
      rewrite(sheet.cssRules, overrides);
    }
  }
}
