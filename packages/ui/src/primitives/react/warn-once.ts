const warned = /* @__PURE__ */ new Set<string>();

/** Warns once with the same words. For development only: the caller leaves it out of production, whose bundlers drop it. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
