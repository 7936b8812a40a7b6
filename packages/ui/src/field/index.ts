export { Field, type FieldControlProps, type FieldFrameProps, FieldNote } from './field.tsx';
export { type InputSize, inputClass, inputSizes } from './field.variants.ts';
