export { SaveBar, type SaveBarPart, type SaveBarProps } from './save-bar.tsx';
export type { FieldChange } from './save-bar.types.ts';
export { type SaveState, saveStates } from './save-bar.values.ts';
