export { Reveal } from './reveal.tsx';
export { reveal } from './watch.ts';
