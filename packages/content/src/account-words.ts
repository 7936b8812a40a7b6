/** Ways in which money came or went. */
export const paymentMethodWords = {
  UPI: 'UPI',
  BankTransfer: 'Bank transfer',
  Card: 'Card',
  Cash: 'Cash',
  Cheque: 'Cheque',
  Other: 'Other',
} as const;

/** Lines of an account, on screens and on papers. */
export const accountEntryWords = {
  charge: 'Charge',
  credit: 'Credit',
  payment: 'Payment',
  reversal: 'Reversed payment',
  refund: 'Refund',
  writeOff: 'Write-off',
} as const;
