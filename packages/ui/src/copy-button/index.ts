export { CopyButton, type CopyButtonPart, type CopyButtonProps } from './copy-button.tsx';
