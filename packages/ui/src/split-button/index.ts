export { SplitButton, type SplitButtonPart, type SplitButtonProps } from './split-button.tsx';
