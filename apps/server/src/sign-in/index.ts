export type { SignIns } from './sign-in.ts';
