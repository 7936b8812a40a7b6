import type { MessageTemplate, MessageVariable, Whatsapp } from '@booking/api-client';
import { MESSAGE_PATHS } from '@booking/api-client/facts';

/** The values of a form are not typed: what is read from them is checked here. */

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A template as the value of a select: its language, then its name, which has no blank. */
export function templateValue(template: Whatsapp['template']): string {
  return template ? `${template.language} ${template.name}` : '';
}

/** The template of a value of a select. */
export function templateOf(value: unknown): Whatsapp['template'] {
  const [language = '', name = ''] = textOf(value).split(' ');
  return name ? { name, language } : null;
}

export function findTemplate(
  templates: readonly MessageTemplate[],
  value: unknown,
): MessageTemplate | undefined {
  return templates.find((template) => templateValue(template) === value);
}

export function variablesOf(value: unknown): MessageVariable[] {
  if (!Array.isArray(value)) return [];
  return value.map(recordOf).map(({ key, path, text }) => ({
    key: textOf(key),
    path: MESSAGE_PATHS.find((messagePath) => messagePath === path) ?? null,
    text: textOf(text),
  }));
}
