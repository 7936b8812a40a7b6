'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;

/** Returns false in HTML of a server and until it is hydrated, else true from the first render. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, yes, no);
