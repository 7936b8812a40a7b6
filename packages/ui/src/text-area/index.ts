export { TextArea, type TextAreaPart, type TextAreaProps } from './text-area.tsx';
