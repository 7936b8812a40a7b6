export { noteOf } from './note.ts';
