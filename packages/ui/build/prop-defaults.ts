/** The default values of props: from the parameters of a component, or from the docstring. */
import ts from 'typescript-6';

/** Default value in the component's parameters. */
export function defaultsOf(parameter: ts.ParameterDeclaration): Map<string, string> {
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

/**
 * Default value in the docstring, as in "Default `md`, 32 px high." One that only words explain is none: "Default 1, 2
 * from 768 px", "Default: `onChange` gets today."
 */
export function defaultIn(description: string): string | undefined {
  const [, ...values] =
    /\bDefault:? (?:`([^`]+)`(?=[.,;:]| \(|$)|("[^"]+"|true|false|\d+(?:\.\d+)?)(?=[.;:]|,(?! \d)| \(|$))/.exec(
      description,
    ) ??
    /`([^`]+)` \(default\)/.exec(description) ??
    [];
  return values.find(Boolean);
}
