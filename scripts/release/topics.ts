import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command/command.ts';

const source = path.join(root, 'packages/ui/src');

/** The section of Storybook that each component stands in, by its name. */
function sections(): ReadonlyMap<string, string> {
  const sectionByName = new Map<string, string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.stories.tsx')) continue;
    const text = readFileSync(path.join(source, file), 'utf8');
    const [, section, name] = /^ {2}title: '([^'/]+)\/(?:[^'/]+\/)*?(\w+)/m.exec(text) ?? [];
    if (section && name && !sectionByName.has(name)) sectionByName.set(name, section);
  }
  return sectionByName;
}

/**
 * Returns the function that names the topic of an entry of the library's changelog: the section of the first component
 * that the entry names.
 */
export function topicsOfUi(): (text: string) => string {
  const sectionOf = sections();
  return (text) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const section = sectionOf.get(name);
      if (section) return section;
    }
    return /--bk-|\.css\b|token/.test(text) ? 'Tokens and style sheets' : 'Everywhere';
  };
}

/** Returns the topic of an entry of the client's changelog, by its beginning. */
export function topicOfClient(text: string): string {
  const [first = ''] = /`[^`]+`/.exec(text) ?? [];
  if (/^`(?:@booking\/api-client|\.)\//.test(first)) return 'Entries beside the main one';
  const isOfSession = /\bsession\b|\btokens?\b|copies of a tab|^`isApiError|^`ApiError/i;
  return isOfSession.test(text.slice(0, 120)) ? 'Session and errors' : 'Calls and resources';
}

/** Returns the topic of an entry of the changelog of the rules: the first rule that it names. */
export function topicOfRules(text: string): string {
  const [, rule] = /`([a-z]+(?:-[a-z]+)+)`/.exec(text) ?? [];
  return rule ?? 'All rules';
}
