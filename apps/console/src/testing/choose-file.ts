import { fireEvent, waitFor } from 'storybook/test';

/** Chooses a file in the field that is open. Its own input is hidden behind its button. */
export async function chooseFile(file: File): Promise<void> {
  const input = await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no field for a file.');
    return field;
  });
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
}
