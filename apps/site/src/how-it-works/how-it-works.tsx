import { HOW_IT_WORKS, steps } from '@booking/content/steps';

/** Three steps as three stays, one after the other (`SITE-11`). */
export function HowItWorks() {
  return (
    <section className="how-it-works wrap" aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title">{HOW_IT_WORKS}</h2>
      <ol>
        {steps.map(({ title, line }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
