/** A retired word that is right in its place. */
export interface Exception {
  readonly files: RegExp;
  /** Matches the found word or the line it is in. */
  readonly text: RegExp;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  { files: /^docs\/glossary\.md$/, text: /./, why: 'it lists the retired words' },
  { files: /CHANGELOG\.md$/, text: /./, why: 'changelogs keep the words of their time' },
  { files: /^\.changeset\//, text: /./, why: 'a changeset of an earlier change is history' },
  { files: /^docs\/requirements\.md$/, text: /./, why: 'clauses quote the specification' },
  { files: /./, text: /(nobody|everybody)@/, why: 'an email address in a test' },
  { files: /^apps\/server\/src\/backup\//, text: /'nobody'/, why: 'an id in a test' },
  {
    files: /^apps\/site\/src\/(hero|sectors|tape-chart|brochure)\//,
    text: /\bhouse\b/,
    why: 'the drawing of the landing page shows a house',
  },
];
