import { Statement } from './statement.tsx';

/** The account of an institute, to print. */
export const Component = Statement;
