import { expect, waitFor, type within } from 'storybook/test';

/** Waits for a field whose part has loaded: until then one that says so is in its place. */
export const enabledField = (
  form: Pick<ReturnType<typeof within>, 'getByLabelText'>,
  label: string | RegExp,
) =>
  waitFor(() => {
    const field = form.getByLabelText(label);
    expect(field).toBeEnabled();
    expect(field).not.toHaveAttribute('aria-disabled', 'true');
    return field;
  });
