/** The database was written by a later version of the product. */
export class DatabaseTooNew extends Error {}
