/** Drawings with intrinsic sizes, for stories. */
function drawing(width: number, height: number, parts: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Four vertical stripes. */
export const quarters = drawing(
  400,
  200,
  '<path fill="#b03a2e" d="M0 0h100v200H0z"/><path fill="#d4ac0d" d="M100 0h100v200H100z"/>' +
    '<path fill="#1e8449" d="M200 0h100v200H200z"/><path fill="#2471a3" d="M300 0h100v200H300z"/>',
);

export const tall = drawing(
  60,
  1200,
  '<path fill="#2471a3" d="M0 0h60v600H0z"/><path fill="#d4ac0d" d="M0 600h60v600H0z"/>',
);
