export { genericPart } from './generic.ts';
