declare module 'virtual:surroundings' {
  /** Written by the build: the script of all pages has it once. */
  export const surroundings: import('./docs-frame.tsx').Surroundings;
}
