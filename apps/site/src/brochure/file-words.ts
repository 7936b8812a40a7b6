/** How long a video is as players write it: `0:41`. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How big a file is as browsers write it: whole kilobytes, from a thousand of them megabytes with one digit. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

/** `1 page`, `8 pages`. */
export function pageCount(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}
