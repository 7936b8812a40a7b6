/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

/** Parts that an app renders once, with what doesn't work without them. */
const parts = {
  IconSprite: 'icons are blank',
  Toaster: 'messages from `notify` are not shown',
  TooltipProvider: 'tooltips are not shown',
} as const;

type Part = keyof typeof parts;

const mounted = /* @__PURE__ */ new Set<Part>();
const expected = /* @__PURE__ */ new Set<Part>();

/** An app may mount them slightly later than the components that need them. */
const GRACE_MS = 2000;

/** Reports to `expectMounted` that the page has the part. */
export function reportMounted(part: Part): void {
  if (process.env.NODE_ENV === 'development') mounted.add(part);
}

/** Warns once, in development, if something needs the part and the app doesn't render it. */
export function expectMounted(part: Part): void {
  if (process.env.NODE_ENV !== 'development') return;
  if (typeof document === 'undefined' || expected.has(part)) return;
  expected.add(part);
  setTimeout(() => {
    // A page may include the sprite itself.
    if (part === 'IconSprite' && document.getElementById('bk-icon-sprite')) return;
    if (mounted.has(part)) return;
    console.warn(
      `@booking/ui: ${parts[part]}. Wrap your app in <BookingProvider>, or render <${part}> once.`,
    );
  }, GRACE_MS);
}
