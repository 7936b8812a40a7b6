'use client';
import { createContext, use } from 'react';
import { type Part, type Parts, partOf } from './parts.ts';

/**
 * The `parts` of the component around, for its private components. Every public component that has such provides its
 * own, also where it got none: nothing is inherited.
 */
export const PartsContext = /* @__PURE__ */ createContext<Parts | undefined>(undefined);

/** Returns what gives the parts of the component around their attributes: see `partOf`. */
export const usePart = (): Part => partOf(use(PartsContext));
