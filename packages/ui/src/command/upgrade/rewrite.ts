import type { API, JSCodeshift } from 'jscodeshift';
import { goneSheet } from '../../codemods/rename.ts';
import type { Codemod } from '../../codemods/versions.ts';
import { diffLines, lineAfter } from './line-diff.ts';

/** A change that is left to do by hand, with its line. */
export interface Remaining {
  readonly line: number;
  readonly text: string;
}

export interface Rewritten {
  readonly source: string;
  readonly remaining: readonly Remaining[];
}

/**
 * Runs the codemods over a script, one after the other. Remaining changes name their line in the rewritten file.
 * @throws where the script can't be parsed.
 */
export function rewriteScript(
  path: string,
  source: string,
  codemods: readonly Codemod[],
  jscodeshift: JSCodeshift,
): Rewritten {
  // `<T>value` is a cast in a file that has no JSX.
  const j = jscodeshift.withParser(/\.[cm]?ts$/.test(path) ? 'ts' : 'tsx');
  let result: Rewritten = { source, remaining: [] };
  for (const { transform } of codemods) {
    const reported: Remaining[] = [];
    const report = (message: string) => {
      const [, line, text] = /:(\d+): (.*)$/s.exec(message) ?? [];
      reported.push({ line: Number(line ?? 1), text: text ?? message });
    };
    const api: API = { j, jscodeshift: j, stats: () => {}, report };
    const next = transform({ path, source: result.source }, api);
    const diff = diffLines(result.source, next);
    result = {
      source: next,
      remaining: [...result.remaining, ...reported].map(({ line, text }) => ({
        line: lineAfter(line, diff),
        text,
      })),
    };
  }
  return { ...result, remaining: inOrder(result.remaining) };
}

/** Finds the imports in a style sheet of entries that have left the package. */
export function readSheet(source: string, codemods: readonly Codemod[]): Rewritten {
  const gone = new Set(codemods.flatMap(({ renames }) => renames.goneEntries ?? []));
  const remaining = source.split('\n').flatMap((text, index): Remaining[] => {
    const [, entry = ''] = /@booking\/ui\/([\w-]+)\.css/.exec(text) ?? [];
    return gone.has(entry) ? [{ line: index + 1, text: goneSheet(entry) }] : [];
  });
  return { source, remaining };
}

/** Sorts by line, and removes duplicates. */
function inOrder(remaining: readonly Remaining[]): Remaining[] {
  const byText = new Map(remaining.map((item) => [`${item.line}: ${item.text}`, item]));
  return [...byText.values()].sort((a, b) => a.line - b.line);
}
