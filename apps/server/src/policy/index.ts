export { copyPolicy } from './copy.ts';
