export { Stepper, type StepperPart, type StepperProps } from './stepper.tsx';
export type { StepperItem } from './stepper.types.ts';
export { type StepState, stepStates } from './stepper.values.ts';
export { type StepperOrientation, stepperOrientations } from './stepper.variants.ts';
