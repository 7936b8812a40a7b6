export const checkboxGroupMessages = {
  tooFew: (_min: number, text: string) => `Choose at least ${text}.`,
  /** The reason of the other options, once enough are chosen. */
  enough: (_max: number, text: string) => `Choose up to ${text}.`,
};
