import type { MessageTemplate, MessageVariable } from '@booking/api-client';
import { pathExamples } from '../../whatsapp/message-words.ts';

/** A part of a message: text as it stands, or the value of a variable. */
export interface TextPart {
  readonly text: string;
  readonly kind: 'text' | 'value' | 'missing';
}

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The text of a template with the values of its variables, which are examples: no booking is behind a preview.
 * @param prefix Of the keys in this part of the template: empty in the body, `header.` in the header.
 * @param withFallbacks As it reads for a booking that lacks the values.
 */
export function filledText(
  text: string,
  variables: readonly MessageVariable[],
  { prefix = '', withFallbacks = false } = {},
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(VARIABLE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), kind: 'text' });
    const variable = variables.find(({ key }) => key === `${prefix}${match[1]}`);
    const value = variable && valueFor(variable, withFallbacks);
    parts.push(value ? { text: value, kind: 'value' } : { text: match[0], kind: 'missing' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), kind: 'text' });
  return parts;
}

function valueFor({ path, text }: MessageVariable, withFallbacks: boolean): string {
  return path && !withFallbacks ? pathExamples[path] : text;
}

/** The variables of a template with the values that are given; others are empty. */
export function variablesFor(
  template: MessageTemplate | undefined,
  values: readonly MessageVariable[],
): MessageVariable[] {
  if (!template) return [...values];
  return template.variables.map(
    ({ key }) => values.find((variable) => variable.key === key) ?? { key, path: null, text: '' },
  );
}

/** The header of a media template, in words. */
export function headerText({ format, text }: NonNullable<MessageTemplate['header']>): string {
  return text ?? `[${format.charAt(0)}${format.slice(1).toLowerCase()}]`;
}
