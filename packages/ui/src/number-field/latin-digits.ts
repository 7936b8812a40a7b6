/** The first digit of each script that people type numbers in, Arabic to full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

/** Writes the digits of every script as 0 to 9: "१२" is "12". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
