export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export { type RadioOrientation, radioOrientations } from './radio-group.variants.ts';
export type { RadioGroupPart } from './radios.tsx';
