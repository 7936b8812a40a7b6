/** Finds the controls that hosts can't select, because they are no part. */
import ts from 'typescript-6';
import { components } from './components.ts';
import { readFolder } from './markup.ts';
import { attributesOf, textsIn } from './markup-elements.ts';

const controls: ReadonlySet<string> = new Set([
  'Button',
  'ButtonLink',
  'IconButton',
  'a',
  'button',
  'input',
  'select',
  'textarea',
]);

/** Returns where a module draws a control that is neither a part nor takes the attributes of its caller. */
export function namelessControls(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const places: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const attributes = attributesOf(node.attributes) ?? {};
      const isSeen = !textsIn(attributes.type).includes('hidden') && !('hidden' in attributes);
      const isGiven = node.attributes.properties.some(
        (attribute) =>
          ts.isJsxSpreadAttribute(attribute) && isOfCaller.test(attribute.expression.getText()),
      );
      if (controls.has(tag) && isSeen && !('data-part' in attributes) && !isGiven) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        places.push(`${path}:${line} ${tag}`);
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return places;
}

/** How the attributes of a caller are called where a component passes them on. */
const isOfCaller = /^(rest|others|props|attributes|shared)$/;

/** Returns the controls of all components that are neither a part nor take the attributes of their caller. */
export async function readNamelessControls(): Promise<string[]> {
  const folders = await Promise.all((await components()).map(readFolder));
  return folders.flat().flatMap(({ path, text }) => namelessControls(path, text));
}
