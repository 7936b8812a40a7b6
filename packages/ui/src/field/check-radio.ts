/** Checks the radio button of a value: a reset of the form has checked the one that was checked at first. */
export function checkRadio(group: Element | null, value: string | undefined): void {
  for (const radio of group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) {
    radio.checked = radio.value === value;
  }
}
