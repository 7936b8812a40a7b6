import { expect, waitFor, type within } from 'storybook/test';

/** Waits for a field whose part has loaded: until then a disabled one stands in its place. */
export const enabledField = (
  form: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  label: string | RegExp,
) =>
  waitFor(() => {
    const field = form.getByLabelText(label);
    expect(field).toBeEnabled();
    return field;
  });
