/** The key of the local copy, used until the user is known. */
const MOTION_KEY = 'booking-motion';

export type Motion = 'system' | 'reduce';

/** Replaces the motion feature in a media query: always true, or never. */
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The original text of the rewritten queries. */
const former = new Map<MediaList, string>();
let observer: MutationObserver | undefined;

/**
 * Applies the motion preference as if it were the system's setting, by rewriting every media query for it. Keeps a copy
 * for the next visit.
 */
export function applyMotion(motion: Motion): void {
  apply(motion);
  try {
    localStorage.setItem(MOTION_KEY, motion);
  } catch {
    // Site data is blocked: the next visit uses motion until the user is known.
  }
}

/** Restores the motion preference of the last visit, before the user is known. */
export function restoreMotion(): void {
  try {
    if (localStorage.getItem(MOTION_KEY) === 'reduce') apply('reduce');
  } catch {
    // Site data is blocked: nothing was saved.
  }
}

/** The copy was cleared with the local storage (`AUTH-03`). */
export function resetMotion(): void {
  apply('system');
}

function apply(motion: Motion): void {
  observer?.disconnect();
  observer = undefined;
  for (const [list, text] of former) list.mediaText = text;
  former.clear();
  if (motion === 'system') return;
  for (const sheet of document.styleSheets) still(sheet);
  // Screens add their style sheets when first opened.
  observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLStyleElement && node.sheet) still(node.sheet);
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      if (node.sheet) still(node.sheet);
      else
        node.addEventListener('load', () => node.sheet && observer && still(node.sheet), {
          once: true,
        });
    }
  });
  observer.observe(document.head, { childList: true });
}

function still(group: { readonly cssRules: CSSRuleList }): void {
  for (const rule of rulesOf(group)) {
    if (rule instanceof CSSMediaRule) answer(rule.media);
    if (rule instanceof CSSGroupingRule) still(rule);
    if (rule instanceof CSSImportRule && rule.styleSheet) still(rule.styleSheet);
  }
}

/** Returns no rules for a style sheet of another origin, such as an extension's, which the browser does not expose. */
function rulesOf(group: { readonly cssRules: CSSRuleList }): Iterable<CSSRule> {
  try {
    return group.cssRules;
  } catch {
    return [];
  }
}

function answer(list: MediaList): void {
  const text = list.mediaText;
  const next = text
    .replaceAll('(prefers-reduced-motion: reduce)', ALWAYS)
    .replaceAll('(prefers-reduced-motion: no-preference)', NEVER);
  if (next === text) return;
  former.set(list, text);
  list.mediaText = next;
}
