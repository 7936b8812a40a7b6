export { dayWords } from '../date-picker/date-picker.words.ts';
export { en } from './en.ts';
export { hi } from './hi.ts';
export { numberWords } from './number.words.ts';
export type { Words } from './words.ts';
export { WordsProvider, type WordsProviderProps } from './words-provider.tsx';
