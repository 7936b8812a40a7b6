/** Start of a text that spreadsheets read as a formula, or ignore in front of one; also behind existing apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Returns a text that no spreadsheet reads as a formula: with an apostrophe, which the spreadsheet hides. */
export function marked(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text without the apostrophe that `marked` adds. */
export function unmarked(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
