export { type FieldChange, SaveBar, type SaveBarProps } from './save-bar.tsx';
export { type SaveState, saveStates } from './save-bar.variants.ts';
