export const phoneFieldMessages = {
  country: 'Country code',
  /** @param example A calling code. */
  invalid: (example: string) =>
    `Enter a phone number. After a plus sign comes a country code, such as ${example}.`,
};
