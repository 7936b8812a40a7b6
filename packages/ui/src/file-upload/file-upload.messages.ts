/** Letters that are said with a vowel before them: "an SVG". */
const articleOf = (names: string) => (/^([aeiou]|[AEFHILMNORSX][A-Z])/.test(names) ? 'an' : 'a');

export const fileUploadMessages = {
  choose: (count: number): string => (count === 1 ? 'Choose file' : 'Choose files'),
  /** In a field for one file that has one. */
  replace: 'Choose another file',
  drop: (count: number): string =>
    count === 1 ? 'or drop or paste it here' : 'or drop or paste them here',
  /** Name of the list of files. */
  files: 'Files',
  /** @param names "PNG, JPEG or WebP". */
  types: (names: string) => names,
  upTo: (size: string) => `up to ${size}`,
  atMost: (_max: number, text: string) => `up to ${text} files`,
  folder: (name: string) => `${name}: Choose the files in this folder instead.`,
  wrongType: (name: string, names: string) => `${name}: Choose ${articleOf(names)} ${names} file.`,
  /** The name of all types of a kind, such as "image" of `image/*`. */
  kind: (kind: string) => kind,
  tooLarge: (name: string, size: string) =>
    `${name}: This file is larger than ${size}. Choose a smaller one.`,
  tooMany: (_max: number, text: string) => `Choose up to ${text} files.`,
  progress: (name: string) => `Uploading ${name}`,
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  removed: (name: string) => `${name} removed.`,
};
