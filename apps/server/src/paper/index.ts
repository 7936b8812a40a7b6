export { paperFile, readPaper } from './file.ts';
export { issuePaper } from './issue.ts';
export { buyerOf, supplierOf } from './parties.ts';
export {
  BODY,
  buyerBlock,
  dayText,
  END,
  footer,
  head,
  howToPay,
  LABEL,
  money,
  STRONG,
} from './pdf/parts.ts';
export { type Column, Sheet, type TextStyle } from './pdf/sheet.ts';
export { readTaxes } from './tax-report.ts';
