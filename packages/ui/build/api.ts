/**
 * Reads the exports of every component from its types and docstrings, for the documentation pages. Needs a compiler
 * API, which TypeScript 7 does not have.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript-6';
import { components } from './components.ts';

/** A prop, as shown on a component's page. */
export interface ApiProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Markdown, from the docstring. */
  readonly description: string;
  readonly default?: string;
}

/** A component, function or type that a folder exports. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: 'component' | 'function' | 'object' | 'shape';
  readonly description: string;
  /** Signature of a function. Components have props instead. */
  readonly signature?: string;
  readonly props: readonly ApiProp[];
  /** The element whose attributes the component accepts. */
  readonly element?: string;
}

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Exports by component folder. */
export async function readApi(): Promise<Record<string, ApiEntry[]>> {
  const names = await components();
  const files = names.map((name) => `${source}${name}/index.ts`);
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const reader = new Reader(program.getTypeChecker());
  return Object.fromEntries(
    names.map((name, index) => [name, reader.entries(program.getSourceFile(files[index] ?? ''))]),
  );
}

class Reader {
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  entries(file: ts.SourceFile | undefined): ApiEntry[] {
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) return [];
    return this.checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      return this.entry(symbol) ?? [];
    });
  }

  private entry(symbol: ts.Symbol): ApiEntry | undefined {
    const { name, valueDeclaration: declaration } = symbol;
    const description = this.words(symbol);
    if (!declaration) return this.shape(symbol, description);
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const [signature] = type.getCallSignatures();
    if (!signature) return this.object(name, type, declaration, description);
    // Class functions of a variants file aren't documented.
    if (name.endsWith('Class')) return undefined;
    if (!/^[A-Z]/.test(name)) {
      const text = this.checker.signatureToString(signature, declaration);
      return { name, kind: 'function', description, signature: `${name}${text}`, props: [] };
    }
    const at = signature.parameters[0]?.valueDeclaration;
    if (!at || !ts.isParameter(at)) return { name, kind: 'component', description, props: [] };
    const element = passesRest(at)
      ? /ComponentProps<'(\w+)'>/.exec(this.sourceOf(at.type, new Set()))?.[1]
      : undefined;
    return {
      name,
      kind: 'component',
      description,
      props: this.props(this.checker.getTypeAtLocation(at), defaultsOf(at)),
      ...(element && { element }),
    };
  }

  /** An interface used by a prop, such as a table's column. */
  private shape(symbol: ts.Symbol, description: string): ApiEntry | undefined {
    if (!(symbol.flags & ts.SymbolFlags.Interface) || symbol.name.endsWith('Props'))
      return undefined;
    const props = this.props(this.checker.getDeclaredTypeOfSymbol(symbol), new Map());
    return props.length > 0 ? { name: symbol.name, kind: 'shape', description, props } : undefined;
  }

  /** An object of functions, such as `notify`, lists them as props. */
  private object(
    name: string,
    type: ts.Type,
    declaration: ts.Declaration,
    description: string,
  ): ApiEntry | undefined {
    const isOfFunctions = type.getProperties().some((property) => {
      const at = property.valueDeclaration ?? declaration;
      return this.checker.getTypeOfSymbolAtLocation(property, at).getCallSignatures().length > 0;
    });
    if (!isOfFunctions || !/^[a-z]/.test(name)) return undefined;
    return { name, kind: 'object', description, props: this.props(type, new Map()) };
  }

  private props(type: ts.Type, defaults: ReadonlyMap<string, string>): ApiProp[] {
    return this.propertiesOf(type).flatMap((property) => {
      const [at] = property.declarations ?? [];
      if (!at?.getSourceFile().fileName.startsWith(source)) return [];
      const description = this.words(property);
      const fallback = defaults.get(property.name) ?? defaultIn(description);
      return {
        name: property.name,
        type: this.typeOf(property, at),
        isRequired: !(property.flags & ts.SymbolFlags.Optional),
        description,
        ...(fallback !== undefined && { default: fallback.replace(/^'|'$/g, '') }),
      };
    });
  }

  private propertiesOf(type: ts.Type): ts.Symbol[] {
    const parts = type.isUnion() ? type.types : [type];
    const found = new Map<string, ts.Symbol>();
    for (const part of parts) {
      for (const property of part.getProperties()) {
        const known = found.get(property.name);
        // Of two declarations, the better documented one is used.
        if (!known || this.words(property).length > this.words(known).length) {
          found.set(property.name, property);
        }
      }
    }
    return [...found.values()];
  }

  /** The type as written, with short unions of literals expanded. */
  private typeOf(property: ts.Symbol, at: ts.Declaration): string {
    const written = 'type' in at && at.type ? (at as ts.PropertySignature).type?.getText() : '';
    const type = this.checker.getNonNullableType(
      this.checker.getTypeOfSymbolAtLocation(property, at),
    );
    if (type.isUnion() && type.types.length <= 12 && type.types.every((t) => t.isStringLiteral())) {
      return type.types.map((one) => (one.isStringLiteral() ? `'${one.value}'` : '')).join(' | ');
    }
    const printed = this.checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
    return (written || printed).replace(/ \| undefined$/, '').replace(/\s+/g, ' ');
  }

  private words(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return text.replace(/\s*\n\s*/g, ' ').trim();
  }

  /** The text of a type and of our types it extends, which includes the element's name. */
  private sourceOf(node: ts.TypeNode | undefined, seen: Set<ts.Node>): string {
    if (!node || seen.has(node)) return '';
    seen.add(node);
    let text = node.getText();
    const visit = (child: ts.Node): void => {
      const name = ts.isTypeReferenceNode(child)
        ? child.typeName
        : ts.isExpressionWithTypeArguments(child)
          ? child.expression
          : undefined;
      const symbol = name && this.checker.getSymbolAtLocation(name);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias
          ? this.checker.getAliasedSymbol(symbol)
          : symbol;
      for (const declaration of target?.declarations ?? []) {
        if (seen.has(declaration) || !declaration.getSourceFile().fileName.startsWith(source)) {
          continue;
        }
        seen.add(declaration);
        text += declaration.getText();
        declaration.forEachChild(visit);
      }
      child.forEachChild(visit);
    };
    visit(node);
    return text;
  }
}

/** Whether `...rest` or the whole props are spread on the element. */
const passesRest = ({ name }: ts.ParameterDeclaration) =>
  !ts.isObjectBindingPattern(name) || name.elements.some((element) => element.dotDotDotToken);

/** Default value in the component's parameters. */
function defaultsOf(parameter: ts.ParameterDeclaration): Map<string, string> {
  const defaults = new Map<string, string>();
  if (!ts.isObjectBindingPattern(parameter.name)) return defaults;
  for (const { propertyName, name, initializer } of parameter.name.elements) {
    if (initializer && (ts.isLiteralExpression(initializer) || isWord(initializer))) {
      defaults.set((propertyName ?? name).getText(), initializer.getText());
    }
  }
  return defaults;
}

const isWord = ({ kind }: ts.Node) =>
  kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;

/** Default value in the docstring, as in "Default `md`, 32 px high." */
function defaultIn(description: string): string | undefined {
  return /\bDefault:? (?:`([^`]+)`|("[^"]+")|(\d[\d.]*))/.exec(description)?.slice(1).find(Boolean);
}
