/** The rules over our own apps: `npm run check rules`. */
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import booking from './src/index.ts';

export default defineConfig([
  {
    files: ['**/*.tsx'],
    extends: [booking.configs.recommended],
    languageOptions: { parser },
  },
]);
