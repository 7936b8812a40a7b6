/** What a spreadsheet takes for a formula, or has in front of one; also behind apostrophes that are there already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet takes for a formula: with an apostrophe, which the spreadsheet hides. */
export function marked(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `marked` was given. */
export function unmarked(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
