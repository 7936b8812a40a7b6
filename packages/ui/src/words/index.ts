export { en } from './en.ts';
export { hi } from './hi.ts';
export type { Words } from './words.ts';
export { WordsProvider, type WordsProviderProps } from './words-provider.tsx';
