/** The value of a cell. Days and instants are formatted by `fileDay` and `fileInstant`. */
export type CsvValue = string | number | null | undefined;
