export { Field, type FieldControlProps, type FieldFrameProps, type FieldPart } from './field.tsx';
export { type InputSize, inputClass, inputSizes } from './field.variants.ts';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export { RequiredNote } from './required-note.tsx';
