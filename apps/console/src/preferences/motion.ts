/** The key of the local copy, which holds until the user is known. */
const MOTION_KEY = 'booking-motion';

export type Motion = 'system' | 'reduce';

/** What stands in a media query in place of the system's word on motion: both are true of every window, or of none. */
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** The queries that were written anew, as they were. */
const former = new Map<MediaList, string>();
let observer: MutationObserver | undefined;

/**
 * Shows the console with less motion, as the system's own setting would: every rule that asks for it is answered yes. A
 * copy is kept for the next visit.
 */
export function applyMotion(motion: Motion): void {
  apply(motion);
  try {
    localStorage.setItem(MOTION_KEY, motion);
  } catch {
    // Blocked site data: the next visit moves until it knows the user.
  }
}

/** The motion of the last visit, before anybody is known. */
export function restoreMotion(): void {
  try {
    if (localStorage.getItem(MOTION_KEY) === 'reduce') apply('reduce');
  } catch {
    // Blocked site data: nothing was kept.
  }
}

/** The copy went with the rest of the local storage (`AUTH-03`). */
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
  // A screen brings its styles when it is first opened.
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

/** None of a sheet of another origin, as an extension brings it: the browser lets nobody read those. */
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
