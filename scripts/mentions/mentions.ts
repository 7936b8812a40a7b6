/**
 * Kinds of things that a document says exist: a file, a name in code, an import of a package, a command or a variable.
 */
export type MentionKind = 'path' | 'name' | 'import' | 'command' | 'variable';

export interface Mention {
  readonly kind: MentionKind;
  readonly text: string;
  readonly line: number;
}

const pathWord = /^(?:\.{1,2}\/)?[\w@.*<>{},-]+(?:\/[\w@.*<>{},-]*)+$/;
const fileName = /^[\w.*<>-]+\.(?:tsx?|mjs|json|css|mdx?|sql|tsv|svg|ya?ml|html|txt|woff2)$/;
const identifier = /^[A-Za-z_$][\w$]*$/;
/** `camelCase`, `PascalCase`, `CONSTANT_CASE` or `snake_case`: a name that ordinary words can't be taken for. */
const unmistakable = /[a-z][A-Z]|^[A-Z][a-z]+$|\w_\w/;
const command = /\b(?:npm (?:--prefix \S+ )?(?:run [\w:-]+|start|test))\b[^`#|;&\n]*/g;

/** Returns the mentions in the code of a Markdown or MDX document, in the order of its lines. */
export function mentionsOf(markdown: string): Mention[] {
  const mentions: Mention[] = [];
  let fence = '';
  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    const marker = /^\s*(```+|~~~+)/.exec(text)?.[1] ?? '';
    if (marker !== '') {
      fence = fence === '' ? marker : '';
      continue;
    }
    if (fence !== '') {
      mentions.push(...commandsIn(text, line), ...importsIn(text, line), ...settingsIn(text, line));
      continue;
    }
    for (const [, span = ''] of text.matchAll(/`([^`\n]+)`/g))
      mentions.push(...spanned(span, line));
  }
  return mentions;
}

function spanned(span: string, line: number): Mention[] {
  const commands = commandsIn(span, line);
  if (commands.length > 0) return [...commands, ...settingsIn(span, line)];
  const imports = importsIn(span, line);
  if (imports.length > 0) return imports;
  return span.split(/\s+/).flatMap((word): Mention[] => {
    const variable = /^([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=.*)?$/.exec(word)?.[1];
    if (variable !== undefined) return [{ kind: 'variable', text: variable, line }];
    if (/^@booking\/[\w-]+/.test(word)) return [{ kind: 'import', text: withoutEnd(word), line }];
    if ((pathWord.test(word) || fileName.test(word)) && !isOther(word)) {
      return [{ kind: 'path', text: word.replace(/^\.\//, ''), line }];
    }
    return word === span ? namesIn(span, line) : [];
  });
}

/** A word with a slash that is no path here: a type of media, an address, a fraction, a folder of an installation. */
function isOther(word: string): boolean {
  return /^(?:application|image|text|multipart|video|font)\/|^[A-Z]\w+\/[A-Z]|:\/\/|^\d|^<[A-Z_]+>/.test(
    word,
  );
}

/** The names in a span that is one expression: `inTransaction`, `confirm.onConfirm()`. */
function namesIn(span: string, line: number): Mention[] {
  const expression = span.replace(/\(.*\)$/, '');
  if (!/^[\w$.]+$/.test(expression)) return [];
  return expression
    .split('.')
    .filter((name) => identifier.test(name) && unmistakable.test(name))
    .map((name) => ({ kind: 'name', text: name, line }));
}

function commandsIn(text: string, line: number): Mention[] {
  return [...text.matchAll(command)].map(([match]) => ({
    kind: 'command',
    text: match.trim(),
    line,
  }));
}

/** The variables that a command is given: `DATA_DIR=/data npm start`, `npm run roll ROLLS=50`. */
function settingsIn(text: string, line: number): Mention[] {
  return [...text.matchAll(/(?<![\w$.<-])([A-Z][A-Z\d_]+)=/g)].map(([, name = '']) => ({
    kind: 'variable',
    text: name,
    line,
  }));
}

/** An import without what a bundler or an installer reads behind it: `?url`, `@2.0.0`. */
const withoutEnd = (specifier: string) => specifier.replace(/\?.*$|@\d[\d.]*$/, '');

function importsIn(text: string, line: number): Mention[] {
  const specifier = /\bfrom ['"](@booking\/[^'"]+)['"]/.exec(text)?.[1];
  if (specifier === undefined) return [];
  const names = /\{([^}]*)\}/.exec(text)?.[1]?.split(',') ?? [];
  const plain = names
    .map((name) =>
      name
        .replace(/^\s*(?:type )?/, '')
        .replace(/\s+as .*/, '')
        .trim(),
    )
    .filter((name) => name !== '');
  return [{ kind: 'import', text: [withoutEnd(specifier), ...plain].join(' '), line }];
}
