import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One small change of a source file that some test has to notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the change in it. */
  readonly source: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '*': '/',
};

/** Every mutant of a file. */
export function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const changes: Change[] = [];
  visit(tree);
  const real = changes.filter(({ start, end, text }) => source.slice(start, end) !== text);
  return real.map(({ start, end, text }) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(start).line + 1,
    before: source.slice(start, end),
    after: text,
    source: source.slice(0, start) + text + source.slice(end),
  }));

  function replace(node: ts.Node, text: string): void {
    changes.push({ start: node.getStart(tree), end: node.getEnd(), text });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    mutate(node);
    ts.forEachChild(node, visit);
  }

  function mutate(node: ts.Node): void {
    if (ts.isBinaryExpression(node)) {
      const operator = operators[node.operatorToken.getText(tree)];
      const [left, right] = [node.left.getText(tree), node.right.getText(tree)];
      // In brackets: some operators may not stand beside others.
      if (operator) replace(node, `((${left}) ${operator} (${right}))`);
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      replace(node, node.operand.getText(tree));
    } else if (ts.isIfStatement(node)) {
      conditions(node.expression);
    } else if (ts.isDoStatement(node)) {
      replace(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      conditions(node.condition);
    } else if (ts.isNumericLiteral(node)) {
      replace(node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      replace(node, node.text === '' ? "'mutant'" : "''");
    } else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) {
      replace(node, ';');
    } else if (ts.isReturnStatement(node) && node.expression) {
      replace(node.expression, 'undefined');
    } else if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) {
      replace(node, ';');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      replace(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      replace(node, 'true');
    } else if (
      (ts.isPropertyAssignment(node) ||
        ts.isShorthandPropertyAssignment(node) ||
        ts.isSpreadAssignment(node)) &&
      ts.isObjectLiteralExpression(node.parent)
    ) {
      replace(node, '...{}');
    } else if (ts.isAwaitExpression(node)) {
      replace(node, `(${node.expression.getText(tree)})`);
    }
  }

  function conditions(expression: ts.Expression): void {
    replace(expression, 'true');
    replace(expression, 'false');
  }
}
