const COMPONENT = /^export (?:default )?function [A-Z]/m;

/** Whether code shows something by itself: it exports a component, or is markup of the library. */
export const isPlayable = (code: string): boolean => COMPONENT.test(code) || isMarkup(code);

const isMarkup = (code: string) => /^<[A-Z]/.test(code);

/** Returns the whole file that a piece of markup leaves out, on the same lines. */
export function wholeFile(code: string): string {
  if (!isMarkup(code)) return code;
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  const imports = `import { ${[...names].join(', ')} } from '@booking/ui';`;
  return `${imports} export function Example() { return <>${code}</>; }`;
}
