import {
  type BindingIdentifier,
  type BindingPattern,
  type ParamPattern,
  parseSync,
  Visitor,
} from 'oxc-parser';

/**
 * Who reads a text: people who use the product (`screen`), or people who work on it (`prose`, and names in code: `name`
 * for all, `variable` for those that a file gives to its variables and parameters).
 */
export type Audience = 'screen' | 'prose' | 'name' | 'variable';

/** A piece of a file that is meant to be read. */
export interface Text {
  readonly audience: Audience;
  readonly line: number;
  readonly text: string;
}

const forTests =
  /\.(test|e2e|stories)\.tsx?$|\/testing\/|^(e2e|bench|scripts|packages\/(conformance|ui\/build))\//;

/** The comments, sentences and names of a TypeScript file. Strings without a space are no sentences. */
function textsOfSource(file: string, source: string): Text[] {
  const { program, comments } = parseSync(file, source);
  const audience = forTests.test(file) ? 'prose' : 'screen';
  const starts = lineStarts(source);
  const texts: Text[] = comments.flatMap(({ value, start }) =>
    linesOf('prose', value, lineAt(starts, start)),
  );
  const add = (text: string, start: number) => {
    if (/\S\s+\S/.test(text)) texts.push(...linesOf(audience, text, lineAt(starts, start)));
  };
  const names = new Map<string, number>();
  const declare = (pattern: BindingPattern) => {
    for (const { name, start } of variablesOf(pattern)) {
      texts.push({ audience: 'variable', line: lineAt(starts, start), text: name });
    }
  };
  const declareParameters = ({ params }: { readonly params: readonly ParamPattern[] }) => {
    for (const parameter of params) {
      if (parameter.type !== 'TSParameterProperty') {
        declare(parameter.type === 'RestElement' ? parameter.argument : parameter);
      }
    }
  };
  new Visitor({
    'VariableDeclarator:exit': ({ id }) => declare(id),
    'ArrowFunctionExpression:exit': declareParameters,
    'FunctionDeclaration:exit': declareParameters,
    'FunctionExpression:exit': declareParameters,
    'Identifier:exit': ({ name, start }) => names.set(name, start),
    'Literal:exit': ({ value, start }) => {
      if (typeof value === 'string') add(value, start);
    },
    'TemplateElement:exit': ({ value, start }) => add(value.raw, start),
    'JSXText:exit': ({ value, start }) => add(value, start),
  }).visit(program);
  for (const [name, start] of names) {
    texts.push({ audience: 'name', line: lineAt(starts, start), text: name });
  }
  return texts;
}

/** The variables that a pattern declares. */
function variablesOf(pattern: BindingPattern): readonly BindingIdentifier[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        variablesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => {
        if (element === null) return [];
        return variablesOf(element.type === 'RestElement' ? element.argument : element);
      });
    case 'AssignmentPattern':
      return variablesOf(pattern.left);
  }
}

/** The prose of a Markdown or MDX file: everything outside code. A page of Storybook is prose, too. */
function textsOfDocument(source: string): Text[] {
  const withoutCode = source
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .replace(/^import .*$/gm, '');
  return linesOf('prose', withoutCode, 1);
}

function textsOfStyles(source: string): Text[] {
  const starts = lineStarts(source);
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(({ 1: comment = '', index }) =>
    linesOf('prose', comment, lineAt(starts, index)),
  );
}

/** Returns the texts of a file that people read, by its type; none for other types. */
export function textsOf(file: string, source: string): Text[] {
  if (/\.tsx?$/.test(file)) return textsOfSource(file, source);
  if (/\.mdx?$/.test(file)) return textsOfDocument(source);
  return file.endsWith('.css') ? textsOfStyles(source) : [];
}

function linesOf(audience: Audience, text: string, first: number): Text[] {
  return text
    .split('\n')
    .map((line, index) => ({ audience, line: first + index, text: line.replace(/^\s*\*? ?/, '') }))
    .filter((one) => one.text !== '');
}

function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function lineAt(starts: readonly number[], offset: number): number {
  const after = starts.findIndex((start) => start > offset);
  return after === -1 ? starts.length : after;
}
