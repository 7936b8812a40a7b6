import { capitalized } from '../../labels/capitalized.ts';

const languages = new Intl.DisplayNames('en-IN', { type: 'language' });

/** "In appeal" for `IN_APPEAL`: a value that is not known here reads as well, and a sentence stays as it is. */
export function providerWord(value: string): string {
  if (!/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
  return capitalized(value.toLowerCase().replaceAll('_', ' '));
}

/** "British English" for `en_GB`. */
export function languageName(code: string): string {
  try {
    return languages.of(code.replaceAll('_', '-')) ?? code;
  } catch {
    // Not a language tag: as the provider says it.
    return code;
  }
}

/** "arrival_reminder (English)": a template has one name for all its languages. */
export function templateName({
  name,
  language,
}: {
  readonly name: string;
  readonly language: string;
}): string {
  return `${name} (${languageName(language)})`;
}
