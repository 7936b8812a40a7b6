import type { Rule, Scope } from 'eslint';
import type { JSXIdentifier, JSXMemberExpression, JSXOpeningElement } from 'estree-jsx';
import { type LibraryComponent, library } from '../library.ts';

/** A component of the library where an app uses it. */
export interface UsedComponent extends LibraryComponent {
  /** Its name in the library, whatever the file calls it. */
  readonly name: string;
}

/** Returns which component of the library an element is, under whatever name the file imports it. */
export function componentOf(
  context: Rule.RuleContext,
  element: JSXOpeningElement,
): UsedComponent | undefined {
  const name = exportOf(context, element);
  if (name === undefined || !Object.hasOwn(library.components, name)) return undefined;
  const component = library.components[name];
  return component && { name, ...component };
}

function exportOf({ sourceCode }: Rule.RuleContext, element: JSXOpeningElement) {
  const scope = sourceCode.getScope(element);
  const { name } = element;
  if (name.type === 'JSXIdentifier') return exportNamed(scope, name.name);
  if (name.type === 'JSXMemberExpression') return memberOf(scope, name);
  return undefined;
}

/** `UI.Button` of `import * as UI`. */
function memberOf(scope: Scope.Scope, { object, property }: JSXMemberExpression) {
  return isNamespace(scope, object) ? property.name : undefined;
}

function isNamespace(
  scope: Scope.Scope,
  object: JSXIdentifier | JSXMemberExpression | { type: string },
): boolean {
  if (!('name' in object) || typeof object.name !== 'string') return false;
  const [definition] = variableNamed(scope, object.name)?.defs ?? [];
  return (
    definition?.type === 'ImportBinding' &&
    definition.node.type === 'ImportNamespaceSpecifier' &&
    isOfLibrary(definition.parent.source.value)
  );
}

/** The export of the library that a name of the file stands for. */
function exportNamed(scope: Scope.Scope, name: string): string | undefined {
  const variable = variableNamed(scope, name);
  const [definition] = variable?.defs ?? [];
  if (definition?.type === 'ImportBinding') {
    const { node, parent } = definition;
    if (node.type !== 'ImportSpecifier' || !isOfLibrary(parent.source.value)) return undefined;
    return node.imported.type === 'Identifier' ? node.imported.name : undefined;
  }
  if (!variable || definition?.type !== 'Variable' || definition.parent?.kind !== 'const') {
    return undefined;
  }
  // `const Primary = Button` is another name for it.
  const { id, init } = definition.node;
  if (id.type !== 'Identifier') return undefined;
  if (init?.type === 'Identifier' && init.name !== name)
    return exportNamed(variable.scope, init.name);
  if (init?.type !== 'MemberExpression' || init.property.type !== 'Identifier' || init.computed) {
    return undefined;
  }
  return isNamespace(variable.scope, init.object) ? init.property.name : undefined;
}

/** Finds what a name stands for, from the inside to the outside. */
export function variableNamed(scope: Scope.Scope, name: string): Scope.Variable | undefined {
  for (let at: Scope.Scope | null = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable) return variable;
  }
  return undefined;
}

const isOfLibrary = (source: unknown) =>
  typeof source === 'string' && /^@booking\/ui(\/|$)/.test(source);
