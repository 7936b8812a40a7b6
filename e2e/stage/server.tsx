/** Renders every story where there is no document, and prints what came of each. Runs in a Node of its own. */
import { StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import * as library from '../../packages/ui/src/index.ts';
import { rendered } from './jsx-recorder.ts';
import { stories } from './stories.tsx';

/** Result of rendering the library on a server. */
export interface ServerReport {
  readonly hasDocument: boolean;
  readonly stories: Readonly<
    Record<string, { readonly html: string; readonly streamed: string; readonly said: string[] }>
  >;
  /** Components that the package exports. */
  readonly components: number;
  /** Exported components that no story has shown. */
  readonly unseen: readonly string[];
}

const said: string[] = [];
console.error = console.warn = (...words: unknown[]) => said.push(words.join(' '));

const report: Record<string, ServerReport['stories'][string]> = {};
for (const [id, Story] of stories) {
  const page = (
    <StrictMode>
      <Story />
    </StrictMode>
  );
  let [html, streamed] = ['', ''];
  try {
    html = renderToString(page);
    streamed = await new Response(await renderToReadableStream(page)).text();
  } catch (error) {
    said.push(String(error));
  }
  report[id] = { html, streamed, said: said.splice(0) };
}

const components = Object.entries(library).filter(
  ([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function',
);

const result: ServerReport = {
  hasDocument: 'document' in globalThis,
  stories: report,
  components: components.length,
  unseen: components.flatMap(([name, value]) => (rendered.has(value) ? [] : name)),
};
process.stdout.write(JSON.stringify(result));
