/** Reads the types that props are made of, so that a page says what each of them is. */
import ts from 'typescript-6';

/** A type that a page names, and the code of its declaration. */
export interface NamedType {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly code: string;
}

/** Longer ones are lists of names or tables of types, which say more on pages of their own. */
const CODE_MAX = 1_000;

/** A condition, a mapping, or what is read from a value. */
const COMPUTES = /\bextends [^{]+\?|\bin keyof\b|\btypeof\b/;

/** The values of a variant, or of another constant. */
const OF_VALUES = /\bLook\[|\btypeof\b/;

/** Returns what an import or a re-export stands for. */
export function declaredSymbol<S extends ts.Symbol | undefined>(
  symbol: S,
  checker: ts.TypeChecker,
): S | ts.Symbol {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Returns the types that some nodes name, and those that they are made of in turn, in the order of their names. Types
 * from outside of `source`, and what only computes a type, are left out.
 */
export function namedTypes(
  nodes: readonly ts.Node[],
  checker: ts.TypeChecker,
  source: string,
): NamedType[] {
  const types = new Map<string, NamedType>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) read(node.typeName);
    node.forEachChild(visit);
  };
  const read = (at: ts.EntityName) => {
    const symbol = declaredSymbol(checker.getSymbolAtLocation(at), checker);
    const declaration = symbol?.declarations?.find(isDeclaration);
    if (!symbol || !declaration || types.has(symbol.name) || symbol.name === 'Parts') return;
    if (!declaration.getSourceFile().fileName.startsWith(source)) return;
    const code = codeOf(symbol, declaration);
    if (!code || code.length > CODE_MAX || COMPUTES.test(code)) return;
    types.set(symbol.name, { name: symbol.name, symbol, code });
    visit(declaration);
  };
  const codeOf = (symbol: ts.Symbol, declaration: ts.Declaration) => {
    const code = declaration.getText().replace(/^export /, '');
    if (!OF_VALUES.test(code)) return code;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const values = type.isUnion() ? type.types : [type];
    if (!values.every((value) => value.isLiteral())) return code;
    // The table of the prop has those.
    if (values.every((value) => value.isStringLiteral())) return '';
    const texts = values.map((value) => checker.typeToString(value));
    const inOrder = texts.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return `type ${symbol.name} = ${inOrder.join(' | ')};`;
  };
  for (const node of nodes) visit(node);
  return [...types.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const isDeclaration = (node: ts.Declaration) =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
