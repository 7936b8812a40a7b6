import { places } from '@booking/content/places';
import { illustrations } from '../illustrations/index.ts';

/** The image strip (`SITE-03`): the kinds of houses that the desk is for. */
export function Places() {
  return (
    <section className="places wrap" aria-labelledby="places-title">
      <h2 id="places-title">Made for places people remember</h2>
      <ul>
        {places.map(({ picture, caption, alt }) => (
          <li key={picture}>
            <img src={illustrations[picture]} alt={alt} width="240" height="320" loading="lazy" />
            <span>{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
