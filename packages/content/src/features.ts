/** The features list of the landing page (`SITE-05`). */
export const features: readonly string[] = [
  'Live availability by category and unit',
  'Month and day calendar',
  'Date-wise rates and meal packages',
  'Bulk rate changes you can undo',
  'Roles down to single actions',
  'Receipts and GST-ready billing',
  'Guest book with ID storage',
  'WhatsApp messages from approved templates',
  'Income and expense view',
  'Cancellation and deposit policies guests can read',
  'OTA mapping from one screen',
  'Reports you can export',
];
