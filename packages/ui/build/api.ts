/** Reads the exports of every component from its types and docstrings. TypeScript 7 has no API for it. */

import { join } from 'node:path/posix';
import ts from 'typescript-6';
import type { ApiEntry, ApiProp } from '../src/docs/built-facts.ts';
import { declaredSymbol, namedTypes } from './api-types.ts';
import { components } from './components.ts';
import { deprecationOf } from './deprecations.ts';
import { defaultIn, defaultsOf } from './prop-defaults.ts';

/** Attributes of the root element that a component may take from its caller. `aria-describedby` stands for `aria-*`. */
export const hostProps = ['className', 'style', 'id', 'ref', 'aria-describedby'] as const;

const elementProps: ReadonlySet<string> = new Set([...hostProps, 'disabled']);

const source = join(import.meta.dirname, '../src/');

let entriesByFolder: Promise<Record<string, ApiEntry[]>> | undefined;

/** Exports by component folder. Reading takes seconds, so it is done once. */
export function readApi(): Promise<Record<string, ApiEntry[]>> {
  entriesByFolder ??= readSources();
  return entriesByFolder;
}

async function readSources(): Promise<Record<string, ApiEntry[]>> {
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
  /** Types of the props of a file's entries. */
  private propTypes: ts.Node[] = [];

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  entries(file: ts.SourceFile | undefined): ApiEntry[] {
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) return [];
    this.propTypes = [];
    const entries = this.checker
      .getExportsOfModule(module)
      .flatMap((exported) => this.entry(declaredSymbol(exported, this.checker)) ?? []);
    const types = namedTypes(this.propTypes, this.checker, source)
      .filter(({ name }) => entries.every((entry) => entry.name !== name))
      .map(({ name, symbol, code }): ApiEntry => {
        return { name, kind: 'type', description: this.words(symbol), signature: code, props: [] };
      });
    return [...entries, ...types];
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
    const props = this.checker.getTypeAtLocation(at);
    const implemented = implementationOf(symbol) ?? at;
    const element = passesRest(implemented) ? this.elementOf(at.type, new Set()) : undefined;
    const parts = props.getProperty('parts');
    return {
      name,
      kind: 'component',
      description,
      props: this.props(props, defaultsOf(implemented)),
      ...(element && { element }),
      elementProps: this.propertiesOf(props)
        .map(({ name }) => name)
        .filter((name) => elementProps.has(name)),
      ...(parts && { parts: this.namesIn(parts, at) }),
    };
  }

  /** The names of an object's properties. */
  private namesIn(property: ts.Symbol, at: ts.Declaration): string[] {
    const type = this.checker.getTypeOfSymbolAtLocation(property, at);
    return this.checker
      .getNonNullableType(type)
      .getProperties()
      .map(({ name }) => name);
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
      const itemProps = this.itemProps(property, at);
      if (ts.isPropertySignature(at) && at.type) this.propTypes.push(at.type);
      const deprecated = deprecationOf(property, this.checker);
      return {
        name: property.name,
        type: this.typeOf(property, at),
        isRequired: !(property.flags & ts.SymbolFlags.Optional),
        takesUndefined: this.takesUndefined(at),
        ...(itemProps && { itemProps }),
        description,
        ...(fallback !== undefined && { default: fallback.replace(/^'(.+)'$/, '$1') }),
        ...(deprecated !== undefined && { deprecated }),
      };
    });
  }

  private propertiesOf(type: ts.Type): ts.Symbol[] {
    const parts = type.isUnion() ? type.types : [type];
    const properties = new Map<string, ts.Symbol>();
    for (const part of parts) {
      for (const property of part.getProperties()) {
        const earlier = properties.get(property.name);
        // Of two declarations, the better documented one is used.
        if (!earlier || this.words(property).length > this.words(earlier).length) {
          properties.set(property.name, property);
        }
      }
    }
    return [...properties.values()];
  }

  /** The type as written, with short unions of literals expanded, and without what only steers inference. */
  private typeOf(property: ts.Symbol, at: ts.Declaration): string {
    // The `type` of a method is only what it returns.
    const written = ts.isPropertySignature(at) && at.type ? withoutComments(at.type.getText()) : '';
    const type = this.checker.getNonNullableType(
      this.checker.getTypeOfSymbolAtLocation(property, at),
    );
    if (type.isUnion() && type.types.length <= 12 && type.types.every((t) => t.isStringLiteral())) {
      return type.types
        .map((member) => (member.isStringLiteral() ? `'${member.value}'` : ''))
        .join(' | ');
    }
    const printed = this.checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
    return (written || printed)
      .replace(/\bNoInfer<(\w+)>/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^\| | \| undefined$/g, '');
  }

  private words(symbol: ts.Symbol): string {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return text.replace(/\s*\n\s*/g, ' ').trim();
  }

  private takesUndefined(at: ts.Declaration): boolean {
    if (!ts.isPropertySignature(at) || !at.type) return false;
    const type = this.checker.getTypeFromTypeNode(at.type);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some(
      ({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown),
    );
  }

  private itemProps(property: ts.Symbol, at: ts.Declaration): string[] | undefined {
    const type = this.checker.getNonNullableType(
      this.checker.getTypeOfSymbolAtLocation(property, at),
    );
    const item = this.checker.isArrayLikeType(type)
      ? this.checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;
    const parts = item?.isUnion() ? item.types : item ? [item] : [];
    const [first, ...others] = parts
      .filter(({ flags, symbol }) => flags & ts.TypeFlags.Object && this.isOurs(symbol))
      .map((part) => new Set(part.getProperties().map(({ name }) => name)));
    return first && [...first].filter((name) => others.every((names) => names.has(name)));
  }

  /** Objects of the platform, such as a `File`, have no key. */
  private isOurs({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some((at) => at.getSourceFile().fileName.startsWith(source));
  }

  /** The element in the `ComponentProps` that a type is made of. The types of its props don't count. */
  private elementOf(node: ts.Node | undefined, seen: Set<ts.Node>): string | undefined {
    if (!node || seen.has(node) || ts.isPropertySignature(node)) return undefined;
    seen.add(node);
    const [element] = /^ComponentProps<'(\w+)'>$/.exec(node.getText())?.slice(1) ?? [];
    if (element) return element;
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const target = name && declaredSymbol(this.checker.getSymbolAtLocation(name), this.checker);
    const ours = (target?.declarations ?? []).filter((declaration) =>
      declaration.getSourceFile().fileName.startsWith(source),
    );
    let tag: string | undefined;
    const visit = (child: ts.Node) => {
      tag ??= this.elementOf(child, seen);
    };
    for (const declaration of ours) visit(declaration);
    node.forEachChild(visit);
    return tag;
  }
}

/** Whether `...rest` or the whole props are spread on the element. */
const passesRest = ({ name }: ts.ParameterDeclaration) =>
  !ts.isObjectBindingPattern(name) || name.elements.some((element) => element.dotDotDotToken);

const withoutComments = (type: string) => type.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The parameter of an overloaded component where its code is, with its defaults. */
function implementationOf({ declarations = [] }: ts.Symbol): ts.ParameterDeclaration | undefined {
  return declarations.filter(ts.isFunctionDeclaration).find(({ body }) => body !== undefined)
    ?.parameters[0];
}
