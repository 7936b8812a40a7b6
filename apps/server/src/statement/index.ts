export { statementFile } from './file.ts';
export { readStatement } from './statement.ts';
