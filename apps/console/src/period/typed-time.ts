/** Parses a typed time, such as "9:30", "0930" or "9", to "HH:MM"; undefined when it is not one. */
export function typedTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim());
  const [hours, minutes] = [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? 0)];
  if (!(hours < 24 && minutes < 60)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
