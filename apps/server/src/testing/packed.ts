/**
 * A form as the bytes that are sent: a form itself would be written while it is read, also after an app that refuses it
 * has closed it, which Node takes for an error of no one.
 */
export async function packed(form: FormData) {
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return { type, bytes: await whole.arrayBuffer() };
}
