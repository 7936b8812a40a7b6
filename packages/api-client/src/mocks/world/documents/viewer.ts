import type { Caller } from '../world-call.ts';

/** Who reads a document: an institution does not see what is the platform's. */
export type Viewer = Pick<Caller, 'institutionId' | 'permissions'>;

export const isPlatform = ({ institutionId }: Viewer): boolean => institutionId === null;

/** The id of a row and its name, as what refers to it shows them. */
export const named = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({
  _id,
  name,
});
