export { PinInput, type PinInputPart, type PinInputProps } from './pin-input.tsx';
