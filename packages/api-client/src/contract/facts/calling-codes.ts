/**
 * The calling codes, each with how many digits follow it in the numbers that can be called from abroad: from the data of
 * libphonenumber. India and North America are narrower there than the numbers of their own services.
 */
const LENGTHS =
  '1:10 7:10-14 20:8-10 27:5-10 30:10-12 31:5-11 32:8-9 33:9 34:9 36:8-9 39:6-12 40:6-9 41:9-12 43:4-13 ' +
  '44:7-10 45:8 46:6-12 47:5-8 48:6-10 49:4-13 51:8-9 52:10 53:6-10 54:10-11 55:8-11 56:9-11 57:8-11 58:10 ' +
  '60:8-10 61:5-12 62:7-13 63:6-13 64:5-10 65:8-11 66:8-13 81:8-13 82:5-13 84:7-10 86:7-12 90:7-13 91:10 ' +
  '92:8-12 93:9 94:9 95:6-10 98:4-10 211:9 212:9 213:8-9 216:8 218:9 220:7-9 221:9 222:8 223:8 224:8-9 ' +
  '225:10 226:8 227:8 228:8 229:10 230:7-10 231:7-9 232:8 233:8-9 234:10-12 235:8 236:8 237:8-9 238:7 239:7 ' +
  '240:9 241:7-8 242:9 243:7-10 244:9 245:7-9 246:7 247:5-6 248:7 249:9 250:8-9 251:9 252:6-9 253:8 ' +
  '254:7-10 255:9 256:9 257:8 258:8-9 260:9 261:9 262:9 263:7-10 264:8-9 265:7-9 266:8 267:7-10 268:8-9 ' +
  '269:7 290:4-5 291:7 297:7 298:6 299:6 350:8 351:9 352:4-11 353:7-10 354:7-9 355:6-9 356:8 357:8 358:5-12 ' +
  '359:6-12 370:8 371:8 372:7-10 373:8 374:8 375:6-11 376:6-9 377:8-9 378:8-10 380:9-10 381:6-12 382:8-9 ' +
  '383:8-12 385:7-9 386:5-8 387:8-9 389:8 420:9-12 421:6-9 423:7-9 500:5 501:7-11 502:8-11 503:7-11 ' +
  '504:8-11 505:8 506:8-10 507:7-11 508:6-9 509:8 590:9 591:8-9 592:7 593:8-11 594:9 595:6-11 596:9 597:6-7 ' +
  '598:4-12 599:7-8 670:7-8 672:6 673:7 674:7 675:7-8 676:5-7 677:5-7 678:5-7 679:7-11 680:7 681:6-9 682:5 ' +
  '683:4-7 685:5-10 686:5-8 687:6 688:5-7 689:6-9 690:4-7 691:7 692:7 850:8-10 852:5-11 853:7-8 855:8-10 ' +
  '856:8-10 880:6-10 886:7-11 960:7-10 961:7-8 962:8-9 963:8-9 964:8-10 965:7-8 966:9-10 967:7-9 968:7-9 ' +
  '970:8-10 971:5-12 972:7-12 973:8 974:7-11 975:7-8 976:8-10 977:8-11 992:9 993:8 994:9 995:9 996:9-10 ' +
  '998:9';

interface Lengths {
  readonly min: number;
  readonly max: number;
}

const lengths: ReadonlyMap<string, Lengths> = new Map(
  LENGTHS.split(' ').map((entry) => {
    const [code = '', range = ''] = entry.split(':');
    const [min, max = min] = range.split('-').map(Number);
    return [code, { min: min ?? 0, max: max ?? 0 }];
  }),
);

/** Returns the calling code that the digits of an international number begin with; undefined if none does. */
export function callingCodeOf(digits: string): string | undefined {
  // No code begins another one.
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => lengths.has(code));
}

/** Whether so many digits can follow a calling code. */
export function fitsCallingCode(code: string, count: number): boolean {
  const range = lengths.get(code);
  return range !== undefined && range.min <= count && count <= range.max;
}
