/** What became of one sheet. */
export type Finding =
  | { readonly name: string; readonly state: 'same' }
  | { readonly name: string; readonly state: 'new'; readonly after: Buffer }
  | { readonly name: string; readonly state: 'gone'; readonly before: Buffer }
  | {
      readonly name: string;
      readonly state: 'changed';
      readonly pixels: number;
      readonly before: Buffer;
      readonly after: Buffer;
      readonly difference: Buffer;
    };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const picture = (title: string, png: Buffer | undefined) =>
  png
    ? `<figure><figcaption>${title}</figcaption><img alt="${title}" src="data:image/png;base64,${png.toString('base64')}"></figure>`
    : '';

function section(finding: Finding): string {
  if (finding.state === 'same') return '';
  const pixels = finding.state === 'changed' ? `, ${finding.pixels} pixels` : '';
  const before = 'before' in finding ? finding.before : undefined;
  const after = 'after' in finding ? finding.after : undefined;
  const changed = finding.state === 'changed' ? finding.difference : undefined;
  return `<section id="${safe(finding.name)}"><h2>${safe(finding.name)}: ${finding.state}${pixels}</h2><div class="row">${picture('Before', before)}${picture('After', after)}${picture('Difference', changed)}</div></section>`;
}

/** One page with everything in it: before, after and difference of what is not the same, and the list of the rest. */
export function reportPage(findings: readonly Finding[], browser: string): string {
  const odd = findings.filter(({ state }) => state !== 'same');
  const same = findings.filter(({ state }) => state === 'same');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual report</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 1600px; margin: 32px auto; padding: 0 24px; }
  .row { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: 0 0 auto; }
  img { border: 1px solid #8888; background: #fff; max-width: 1024px; }
  nav a { margin-right: 12px; }
</style>
<h1>${odd.length === 0 ? 'Nothing changed' : `${odd.length} of ${findings.length} sheets are not the same`}</h1>
<p>${safe(browser)}. No tolerance. To take what is here as the new baselines: <code>npm run visual -- --update</code>.</p>
<nav>${odd.map(({ name }) => `<a href="#${safe(name)}">${safe(name)}</a>`).join('')}</nav>
${odd.map(section).join('\n')}
<details><summary>${same.length} the same</summary><p>${same.map(({ name }) => safe(name)).join(', ')}</p></details>
</html>
`;
}
