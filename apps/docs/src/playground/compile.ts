import { transform } from 'sucrase';
import { wholeFile } from './playable.ts';

/**
 * Compiles an example to a CommonJS module.
 * @throws SyntaxError that names the line.
 */
export function compile(code: string): string {
  return transform(wholeFile(code), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}
