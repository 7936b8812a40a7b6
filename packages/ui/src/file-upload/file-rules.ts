import type { fileUploadMessages } from './file-upload.messages.ts';

export interface FileRules {
  /** Media types (`image/png`, `image/*`) and endings (`.csv`). Undefined takes every file. */
  readonly accept: readonly string[] | undefined;
  readonly maxBytes: number | undefined;
  /** The most files. */
  readonly max: number;
}

type Messages = typeof fileUploadMessages;

interface Formats {
  readonly messages: Messages;
  readonly locale: string;
  readonly plain: (value: number) => string;
}

/** Types whose name isn't their ending in capitals. */
const typeNames: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

const typeName = (type: string) =>
  typeNames[type] ?? (type.split(/[/.]/).findLast((part) => part !== '*') ?? type).toUpperCase();

/** "PNG, JPEG or WebP". */
function typesText(accept: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(accept.map(typeName));
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "20 MB". A kilobyte has 1,024 bytes here, as in the file lists of systems. */
export function sizeText(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 1 ? 1 : 0,
  }).format(value);
}

/** The rules as a sentence: "PNG, JPEG or WebP, up to 20 MB." Undefined without rules. */
export function rulesText(rules: FileRules, { messages, locale, plain }: Formats) {
  const { accept, maxBytes, max } = rules;
  const parts = [
    accept && messages.types(typesText(accept, locale)),
    maxBytes !== undefined && messages.upTo(sizeText(maxBytes, locale)),
    max > 1 && max !== Infinity && messages.atMost(max, plain(max)),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(', ');
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return accept.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
}

/** Divides new files into those that keep the rules, and what is wrong with the others. */
export function checkFiles(
  files: readonly File[],
  room: number,
  { accept, maxBytes, max }: FileRules,
  { messages, locale, plain }: Formats,
): { readonly taken: File[]; readonly problems: string[] } {
  const taken: File[] = [];
  const problems: string[] = [];
  for (const file of files) {
    if (accept && !isAccepted(file, accept)) {
      problems.push(messages.wrongType(file.name, typesText(accept, locale)));
    } else if (maxBytes !== undefined && file.size > maxBytes) {
      problems.push(messages.tooLarge(file.name, sizeText(maxBytes, locale)));
    } else taken.push(file);
  }
  // A host may have given more than the most.
  const free = Math.max(0, room);
  if (taken.length > free) problems.push(messages.tooMany(max, plain(max)));
  // Two files of one name are said once.
  return { taken: taken.slice(0, free), problems: [...new Set(problems)] };
}
