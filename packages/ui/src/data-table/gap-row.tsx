interface GapRowProps {
  /** Height in px. */
  height: number;
}

/** Takes the place of rows out of view. */
export function GapRow({ height }: GapRowProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable.
    <tr className="bk-table-gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}
