import { ButtonLink } from '@booking/ui/button-link';
import { useFacts } from '../facts/facts.tsx';
import { startingPrice } from '../facts/words.ts';
import { illustrations } from '../illustrations/index.ts';
import { TapeChart } from '../tape-chart/tape-chart.tsx';

/** The mission (`SITE-03`): a lit house at dusk, and the desk that fills it standing in front. */
export function Hero() {
  const facts = useFacts();
  return (
    <section id="home" className="hero" aria-labelledby="home-title">
      <div className="hero-stack">
        <div className="hero-scene">
          {/*
            Its windows light up one by one, unless less movement is asked for: the drawing has the media query.
            Every place that shows it asks for the same address, without a fragment.
          */}
          <picture>
            <source media="(max-width: 459px)" srcSet={illustrations.heroDuskNarrow} />
            <img
              src={illustrations.heroDusk}
              alt=""
              width="3840"
              height="940"
              fetchPriority="high"
            />
          </picture>
        </div>
        <div className="hero-text wrap" data-theme="dark">
          <h1 id="home-title">
            Full house. <br />
            Calm desk.
          </h1>
          <p className="hero-lead">
            One calendar for every room, rate, guest and bill. Your team stops chasing registers and
            goes back to looking after people.
          </p>
          <div className="hero-actions">
            <ButtonLink href="#contact" color="orange" size="xl">
              Book Free Demo Now
            </ButtonLink>
            <ButtonLink href="#tour" color="transparent" variant="secondary" size="xl" icon="play">
              Watch the tour
            </ButtonLink>
          </div>
          <p className="hero-price">{startingPrice(facts)}.</p>
        </div>
        <TapeChart />
      </div>
    </section>
  );
}
