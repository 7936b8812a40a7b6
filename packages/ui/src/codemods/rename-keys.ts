import type { ASTNode, Collection, JSCodeshift, ObjectExpression } from 'jscodeshift';

/** Objects that apps write for the package, whose keys have new names. */
export interface RenamedShape {
  /** The old key leads to the new one. */
  readonly keys: Readonly<Record<string, string>>;
  /** The prop that takes one of them or a list, by its component. */
  readonly props?: Readonly<Record<string, string>>;
  /** The option that takes one, by the object of functions whose calls have it. */
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Renames keys where it is plain what an object is for: it has the type, or stands in the prop or in the call that takes
 * it. Returns how many were renamed.
 * @param imported what each local name stands for.
 */
export function renameKeys(
  j: JSCodeshift,
  file: Collection,
  shapes: Readonly<Record<string, RenamedShape>>,
  imported: ReadonlyMap<string, string>,
): number {
  let changes = 0;
  const rename = (value: ASTNode | null | undefined, { keys }: RenamedShape) => {
    for (const object of objectsIn(value)) {
      for (const property of object.properties) {
        if (property.type !== 'ObjectProperty' && property.type !== 'ObjectMethod') continue;
        const { key } = property;
        if (key.type !== 'Identifier' || property.computed) continue;
        const to = Object.hasOwn(keys, key.name) ? keys[key.name] : undefined;
        if (to === undefined) continue;
        if (property.type === 'ObjectProperty') property.shorthand = false;
        property.key = j.identifier(to);
        changes += 1;
      }
    }
  };
  for (const [type, shape] of Object.entries(shapes)) {
    const isOfType = (annotation: ASTNode | null | undefined) =>
      annotation !== null &&
      annotation !== undefined &&
      j(annotation)
        .find(j.Identifier)
        .some(({ node }) => imported.get(node.name) === type);
    file.find(j.VariableDeclarator).forEach(({ node }) => {
      if (node.id.type === 'Identifier' && isOfType(node.id.typeAnnotation))
        rename(node.init, shape);
    });
    file.find(j.TSSatisfiesExpression).forEach(({ node }) => {
      if (isOfType(node.typeAnnotation)) rename(node.expression, shape);
    });
    file.find(j.JSXOpeningElement).forEach(({ node }) => {
      if (node.name.type !== 'JSXIdentifier') return;
      const prop = shape.props?.[imported.get(node.name.name) ?? ''];
      for (const attribute of node.attributes ?? []) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== prop) continue;
        if (attribute.value?.type === 'JSXExpressionContainer')
          rename(attribute.value.expression, shape);
      }
    });
    file.find(j.CallExpression).forEach(({ node }) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      const option = shape.options?.[imported.get(callee.object.name) ?? ''];
      for (const object of node.arguments.flatMap(objectsIn)) {
        for (const property of object.properties) {
          if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
          if (property.key.name === option) rename(property.value, shape);
        }
      }
    });
  }
  return changes;
}

/** The objects that an expression writes: itself, or those of its list. */
function objectsIn(value: ASTNode | null | undefined): ObjectExpression[] {
  if (value?.type === 'ObjectExpression') return [value];
  return value?.type === 'ArrayExpression' ? value.elements.flatMap(objectsIn) : [];
}
