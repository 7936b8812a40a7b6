import { createHash } from 'node:crypto';

/** Elements whose content a page may carry besides its text. */
type Inline = 'script' | 'style';

/** The hash of each script or style sheet that stands in a page, as a policy names it. Data in a script is none. */
export function inlineHashes(html: string, element: Inline): string[] {
  const matches = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...matches].map(([, text = '']) => hashOf(text));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
