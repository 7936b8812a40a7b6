/** Messages and rules of fields that several resources share. */

export const A_FLAG = 'Use true or false.';
export const A_LIST = 'Send a list.';
export const A_VERSION = 'The version must be a whole number.';

/** Whether no value of a list is in it twice. */
export const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
