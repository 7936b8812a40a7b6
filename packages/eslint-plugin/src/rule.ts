import type { Rule } from 'eslint';

/** The page of the rules on the site of the library. */
const PAGE = 'https://bookingdesk.example/design/eslint/';

/** A rule with its page. Its documentation in the package is `docs/<name>.md`. */
export function createRule(
  name: string,
  { meta, create }: Rule.RuleModule & { meta: { docs: Rule.RuleMetaData['docs'] } },
): Rule.RuleModule {
  return { meta: { ...meta, docs: { ...meta.docs, url: `${PAGE}#${name}` } }, create };
}
