import sharp from 'sharp';

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures have the same pixels, to the last bit. */
export async function isSame(before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return true;
  const [first, second] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  return (
    first.info.width === second.info.width &&
    first.info.height === second.info.height &&
    first.data.equals(second.data)
  );
}

export interface Difference {
  /** Pixels that are not the same. What only one of the two has counts too. */
  readonly pixels: number;
  /** PNG: the changed pixels over a faint picture of the rest. */
  readonly picture: Buffer;
}

export async function difference(before: Buffer, after: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(first.info.width, second.info.width);
  const height = Math.max(first.info.height, second.info.height);
  const shown = Buffer.alloc(width * height * 3);
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [first, second].map(({ data, info }) =>
        x < info.width && y < info.height
          ? data.readUIntBE((y * info.width + x) * 3, 3)
          : undefined,
      );
      const at = (y * width + x) * 3;
      if (a !== b) {
        pixels += 1;
        shown.writeUIntBE(0xdc0050, at, 3);
      } else if (a !== undefined) {
        for (const shift of [0, 8, 16]) {
          shown[at + 2 - shift / 8] = 200 + (((a >> shift) & 0xff) * 55) / 255;
        }
      }
    }
  }
  const picture = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
