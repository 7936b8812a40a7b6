export { Stepper, type StepperProps } from './stepper.tsx';
export type { StepperItem } from './stepper.types.ts';
export {
  type StepperOrientation,
  type StepState,
  stepperOrientations,
  stepStates,
} from './stepper.variants.ts';
