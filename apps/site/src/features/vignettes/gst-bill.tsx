import { invoice } from './sample-day.ts';

/** The upper part of a bill, with its taxes. */
export function GstBill() {
  return (
    <dl className="gst-bill">
      <div data-row="head">
        <dt>Tax invoice</dt>
        <dd>{invoice.number}</dd>
      </div>
      {invoice.items.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {invoice.taxes.map(({ label, amount }) => (
        <div key={label} data-row="tax">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-row="total">
        <dt>Total</dt>
        <dd>{invoice.total}</dd>
      </div>
    </dl>
  );
}
