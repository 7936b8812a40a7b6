import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** Names of values that hold elements, or content of the host that a component doesn't change. */
const elements =
  /^(children|last\.children|media|actions?|labelAction|breadcrumbs|start|titleEnd|primaryAction|more|figure|content)$/;
/** Calls that return elements, and `ownText`, which wraps a text in its own element. */
const makers = /^(ownText|drawIcon|createPortal|createElement|children|action)$/;

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.text.trim() === '' : ts.isJsxExpression(child) && !child.expression;

/** Returns whether an expression may be text. */
function isText(node: ts.Expression): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
    return false;
  }
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isBinaryExpression(node)) {
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isText(node.right) || (!isAnd && isText(node.left));
  }
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isStringLiteral(node)) return node.text.trim() !== '';
  if (node.kind === ts.SyntaxKind.NullKeyword || elements.test(node.getText())) return false;
  if (!ts.isCallExpression(node)) return true;
  const { expression: called } = node;
  if (ts.isPropertyAccessExpression(called)) return !/^(map|flatMap)$/.test(called.name.text);
  return !makers.test(called.getText());
}

/** Returns the texts of a file that stand beside other nodes. */
function bareTexts(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      for (const child of children.length > 1 ? children : []) {
        const { expression } = ts.isJsxExpression(child) ? child : {};
        if (!ts.isJsxText(child) && !(expression && isText(expression))) continue;
        const { line } = file.getLineAndCharacterOfPosition(child.getStart());
        texts.push(`${name}:${line + 1} ${child.getText().trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const files = globSync('**/*.tsx', { cwd: source }).filter(
  (name) => !/\.(stories|test)\.tsx$|^(testing|docs)\//.test(name),
);

// A browser's translation takes text nodes off the page: beside other nodes React goes on writing into those, or fails.
describe('a text has an element of its own', () => {
  it.each(files)('in %s', (name) => {
    expect(bareTexts(name, readFileSync(new URL(name, source), 'utf8'))).toEqual([]);
  });

  it('which is seen here', () => {
    expect(bareTexts('a.tsx', '<p>{icon && <i />}{label}</p>')).toHaveLength(1);
    expect(bareTexts('a.tsx', '<p>Of {count}</p>')).toHaveLength(2);
    expect(bareTexts('a.tsx', "<p>{a}{' '}<b>{b}</b></p>")).toHaveLength(1);
    expect(bareTexts('a.tsx', '<p>{count}</p>')).toEqual([]);
  });
});
