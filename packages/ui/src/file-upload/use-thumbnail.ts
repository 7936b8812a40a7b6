import { useEffect, useState } from 'react';

/** Sharp at 40 px on every screen. */
const EDGE = 96;

/**
 * A small picture of a file as a data URL, which a strict content policy allows; undefined for what is no picture.
 * Drawn small, so that a list of photos from a camera costs little.
 */
export function useThumbnail(file: File): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly of: File; readonly url: string }>();
  useEffect(() => {
    if (!/^image\/(?!svg)/.test(file.type) || typeof createImageBitmap === 'undefined') return;
    let isWanted = true;
    createImageBitmap(file, { resizeHeight: EDGE, resizeQuality: 'medium' })
      .then((bitmap) => {
        if (isWanted) setDrawn({ of: file, url: squareOf(bitmap) });
        bitmap.close();
      })
      // A damaged picture has the sign of a file.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [file]);
  return drawn?.of === file ? drawn.url : undefined;
}

function squareOf(bitmap: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  const edge = Math.min(bitmap.width, bitmap.height);
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, (edge - bitmap.width) / 2, (edge - bitmap.height) / 2);
  return canvas.toDataURL('image/webp', 0.8);
}
