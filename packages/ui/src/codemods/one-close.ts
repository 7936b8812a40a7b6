import type {
  API,
  ArrowFunctionExpression,
  Collection,
  FileInfo,
  JSCodeshift,
  JSXAttribute,
  JSXOpeningElement,
} from 'jscodeshift';

const closing = { onClose: 'onOpenChange', onCloseRequest: 'onOpenChange' } as const;

/** Components that an app opens, with the props that closed them until 2.0. */
export const closingProps = {
  CommandPalette: closing,
  ConfirmDialog: closing,
  ContextMenu: closing,
  Drawer: closing,
  Modal: closing,
} as const;

const isDialog = (name: string) => Object.hasOwn(closingProps, name);

/** The reasons that have new names. */
const reasons: Readonly<Record<string, string>> = { backdrop: 'outside', select: 'item' };

type Value = Parameters<JSCodeshift['expressionStatement']>[0];

/** Makes one `onOpenChange` of the callbacks of a dialog. */
export function oneClose({ source, path }: FileInfo, { jscodeshift: j, report }: API): string {
  const file = j(source);
  const components = dialogsIn(j, file);
  let changes = 0;
  file.find(j.JSXOpeningElement).forEach(({ node }) => {
    const component = node.name.type === 'JSXIdentifier' && components.get(node.name.name);
    if (!component) return;
    const tell = (text: string) => report(`${path}:${node.loc?.start.line ?? 0}: ${text}`);
    if (node.attributes?.some(({ type }) => type === 'JSXSpreadAttribute')) {
      tell(`look through what is spread into ${component} yourself.`);
    }
    const close = attributeOf(node, 'onClose');
    const request = attributeOf(node, 'onCloseRequest');
    const first = close ?? request;
    if (!first) return;
    for (const handler of [close, request]) {
      if (handler && renameReasons(j, handler)) {
        tell('backdrop is outside now, and select is item, for the handler that is named here.');
      }
    }
    const closes = close && expressionOf(close);
    const asks = request && expressionOf(request);
    first.name = j.jsxIdentifier('onOpenChange');
    const handler = asks
      ? askFirst(j, asks, closes, component === 'ConfirmDialog')
      : closes && ofClose(j, closes);
    if (handler) first.value = j.jsxExpressionContainer(handler);
    if (close && request) {
      node.attributes = node.attributes?.filter((attribute) => attribute !== request) ?? [];
    }
    changes += 1;
  });
  return changes > 0 ? file.toSource({ quote: 'single' }) : source;
}

/** Which dialog each name of the file stands for. */
function dialogsIn(j: JSCodeshift, file: Collection): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  file.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!/^@booking\/ui(\/|$)/.test(String(node.source.value))) return;
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = String(specifier.imported.name);
      if (isDialog(name)) names.set(String(specifier.local?.name ?? name), name);
    }
  });
  return names;
}

function attributeOf(node: JSXOpeningElement, name: string): JSXAttribute | undefined {
  return node.attributes?.find(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.name === name,
  );
}

function expressionOf({ value }: JSXAttribute): Value | undefined {
  if (value?.type !== 'JSXExpressionContainer') return undefined;
  return value.expression.type === 'JSXEmptyExpression' ? undefined : value.expression;
}

/** Renames the reasons that are compared in a handler. Returns whether the handler is elsewhere. */
function renameReasons(j: JSCodeshift, handler: JSXAttribute): boolean {
  const value = expressionOf(handler);
  if (value?.type !== 'ArrowFunctionExpression') return true;
  j(value)
    .find(j.StringLiteral)
    .forEach(({ node, parent }) => {
      const to = reasons[node.value];
      if (to && /^(BinaryExpression|SwitchCase)$/.test(parent.node.type)) node.value = to;
    });
  return false;
}

/** `(reason) => f(reason)` becomes `(_, { reason }) => f(reason)`. */
function ofClose(j: JSCodeshift, close: Value): Value {
  if (close.type !== 'ArrowFunctionExpression') {
    const reason = j.identifier('reason');
    return j.arrowFunctionExpression(
      [j.identifier('_'), shorthand(j, 'reason')],
      j.optionalCallExpression(close, [reason]),
    );
  }
  const [param] = close.params;
  if (param?.type === 'Identifier') close.params = [j.identifier('_'), shorthand(j, param.name)];
  return close;
}

/** The pattern `{ reason }`, or `{ reason: name }`. */
function shorthand(j: JSCodeshift, name: string) {
  const property = j.objectProperty(j.identifier('reason'), j.identifier(name));
  property.shorthand = name === 'reason';
  return j.objectPattern([property]);
}

/** Asks first, and closes unless that is refused. A confirmed action isn't asked about, as before. */
function askFirst(j: JSCodeshift, asks: Value, closes: Value | undefined, isConfirm: boolean) {
  const details = j.identifier('details');
  const reason = j.memberExpression(details, j.identifier('reason'));
  const isRefused = refusal(j, asks, reason);
  const test = isConfirm
    ? j.logicalExpression('&&', j.binaryExpression('!==', reason, j.literal('confirm')), isRefused)
    : isRefused;
  const cancel = j.callExpression(j.memberExpression(details, j.identifier('cancel')), []);
  const rest = closes ? j.expressionStatement(called(j, closes, reason)) : null;
  const body = j.blockStatement([j.ifStatement(test, j.expressionStatement(cancel), rest)]);
  return j.arrowFunctionExpression([j.identifier('_'), details], body);
}

/** `() => !f()` refuses where `f()` is true, any other where it gives false. */
function refusal(j: JSCodeshift, asks: Value, reason: Value): Value {
  const body = bodyOf(asks);
  if (body?.type === 'UnaryExpression' && body.operator === '!') return body.argument;
  return j.binaryExpression('===', called(j, asks, reason), j.literal(false));
}

function called(j: JSCodeshift, handler: Value, reason: Value): Value {
  const body = bodyOf(handler);
  if (body) return body;
  return handler.type === 'ArrowFunctionExpression'
    ? j.callExpression(handler, [reason])
    : j.optionalCallExpression(handler, [reason]);
}

/** Returns the expression of a handler; undefined if it has parameters or statements. */
function bodyOf(
  handler: Value,
): Exclude<ArrowFunctionExpression['body'], { type: 'BlockStatement' }> | undefined {
  if (handler.type !== 'ArrowFunctionExpression' || handler.params.length > 0) return undefined;
  return handler.body.type === 'BlockStatement' ? undefined : handler.body;
}
