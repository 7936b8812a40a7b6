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

/** Types that people and older systems name otherwise than browsers do. */
const aliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/svg': 'image/svg+xml',
  'application/x-pdf': 'application/pdf',
  'application/csv': 'text/csv',
  'application/x-zip-compressed': 'application/zip',
};

/** The endings of types that a system may give another one, or none: Excel has the CSV of Windows. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/svg+xml': ['.svg'],
  'application/pdf': ['.pdf'],
  'application/zip': ['.zip'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

const typeOf = (type: string) => aliases[type] ?? type;

/** A rule as browsers write it: "csv" is an ending without its point. */
function ruleOf(rule: string): string {
  const written = rule.trim().toLowerCase();
  return /[/.]/.test(written) ? typeOf(written) : `.${written}`;
}

const isEverything = (accept: readonly string[]) =>
  accept.some((rule) => ['*', '*/*', '.*'].includes(rule.trim()));

const typeName = (type: string) =>
  typeNames[type] ?? (type.split(/[/.]/).at(-1) ?? type).toUpperCase();

/** The name of a rule: one for a type and its ending. */
function nameOf(rule: string, messages: Messages): string {
  if (rule.endsWith('/*')) return messages.kind(rule.slice(0, -2));
  const [type = rule] = Object.entries(endings).find(([, own]) => own.includes(rule)) ?? [];
  return type === 'image/jpeg' || type in typeNames
    ? typeName(type)
    : typeName(endings[type]?.[0] ?? type);
}

/** "PNG, JPEG or WebP". */
function typesText(
  accept: readonly string[],
  { messages, locale }: Pick<Formats, 'messages' | 'locale'>,
): string {
  const names = new Set(accept.map((rule) => nameOf(ruleOf(rule), messages)));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
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
    accept && !isEverything(accept) && messages.types(typesText(accept, { messages, locale })),
    maxBytes !== undefined && messages.upTo(sizeText(maxBytes, locale)),
    max > 1 && max !== Infinity && messages.atMost(max, plain(max)),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? undefined : parts.join(', ');
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  if (isEverything(accept)) return true;
  const hasEnding = (ending: string) => name.toLowerCase().endsWith(ending);
  return accept.map(ruleOf).some((rule) => {
    if (rule.startsWith('.')) return hasEnding(rule);
    if (rule.endsWith('/*')) return typeOf(type).startsWith(rule.slice(0, -1));
    return typeOf(type) === rule || (endings[rule] ?? []).some(hasEnding);
  });
}

/** Divides new files into those that keep the rules, and the problems of the others. */
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
      problems.push(messages.wrongType(file.name, typesText(accept, { messages, locale })));
    } else if (maxBytes !== undefined && file.size > maxBytes) {
      problems.push(messages.tooLarge(file.name, sizeText(maxBytes, locale)));
    } else taken.push(file);
  }
  // A host may have given more than the most.
  const free = Math.max(0, room);
  if (taken.length > free) problems.push(messages.tooMany(max, plain(max)));
  // Two files with the same name have the same message, which is shown once.
  return { taken: taken.slice(0, free), problems: [...new Set(problems)] };
}

/** Returns the `accept` attribute of a file chooser; undefined where every file is allowed. */
export const acceptText = (accept: readonly string[]): string | undefined =>
  isEverything(accept) ? undefined : accept.map(ruleOf).join(',');

/** Fields of a `DataTransfer` that are read. */
interface Dropped {
  readonly files: ArrayLike<File>;
  readonly items?: ArrayLike<{
    webkitGetAsEntry?(): { readonly name: string; readonly isDirectory: boolean } | null;
  }>;
}

/** The files that are dropped or pasted. A folder comes as a file that can't be read, so its name is apart. */
export function filesOf({ files, items }: Dropped): {
  readonly files: File[];
  readonly folders: string[];
} {
  const entries = Array.from(items ?? []).flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const folders = entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => name);
  return { files: Array.from(files).filter(({ name }) => !folders.includes(name)), folders };
}
