/** A mention that documents may make although the repository doesn't hold it. */
export interface Exception {
  readonly files: RegExp;
  readonly text: RegExp;
  readonly why: string;
}

const contributing = /^docs\/contributing\.md$/;
const decisions = /^docs\/decisions\/\d/;

export const exceptions: readonly Exception[] = [
  { files: contributing, text: /rating-bar/, why: 'the component that the example would make' },
  {
    files: /^docs\/operations\.md$/,
    text: /^max_prepared_statements$/,
    why: 'a setting of PgBouncer',
  },
  {
    files: /^docs\/scaling\.md$/,
    text: /^enable_unsafe_triggers$/,
    why: 'a setting of Citus',
  },
  {
    files: /^packages\/ui\/README\.md$/,
    text: /^@fontsource-variable\/noto-sans-devanagari$/,
    why: 'a package that a product may add',
  },
  {
    files: /^packages\/ui\/README\.md$/,
    text: /^(?:components\.json|tsconfig\.app\.json|@\/\*)$/,
    why: 'what an app with shadcn, and one of Vite’s template, has',
  },
  {
    files: /^docs\/glossary\.md$/,
    text: /^(?:rateContext|rootDb|runRefresh|onMessage)$/,
    why: 'names that code takes as it is changed',
  },
  {
    files: decisions,
    text: /^(?:recordVideo|toHaveScreenshot|ArgTypes|useDateField|useRangeCalendarState|word_similarity)$/,
    why: 'what was decided against',
  },
];
