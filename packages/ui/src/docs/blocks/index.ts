export { AllProps } from './all-props.tsx';
export { Anatomy } from './anatomy.tsx';
export { Do, DoDont, Dont } from './do-dont.tsx';
export { Keyboard } from './keyboard.tsx';
export { Playground } from './playground.tsx';
export { Props } from './props.tsx';
export { Values } from './values.tsx';
