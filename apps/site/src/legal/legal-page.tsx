import type {
  LegalBlock,
  LegalPart,
  LegalSection,
  LegalText,
} from '@booking/content/legal/legal-text';
import type { PublicCompany } from '@booking/content/site-facts';
import { LinkedText } from '../business-facts/ways-to-reach.tsx';
import { useFacts } from '../facts/facts.tsx';
import { SampleFacts } from '../sample-note/sample-facts.tsx';
import { TextPage } from '../text-page/text-page.tsx';

export interface LegalPageProps {
  text: (company: PublicCompany) => LegalText;
  /** When it was last changed, as it is printed. */
  updated: string;
}

/** A legal text (`SITE-17`, `SITE-18`): its summary, its contents with a link to each section, and the sections. */
export function LegalPage({ text: textOf, updated }: LegalPageProps) {
  const text = textOf(useFacts().company);
  const sections = text.parts.flatMap((part) => part.sections);
  const numberOf = (section: LegalSection) => sections.indexOf(section) + 1;
  return (
    <TextPage title={text.title} lead={<p>Last updated {updated}</p>}>
      <div className="legal wrap">
        <nav className="legal-contents" aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          {text.parts.map((part) => (
            <Contents key={part.title ?? ''} part={part} start={numberOf(firstOf(part))} />
          ))}
        </nav>
        <article className="legal-text">
          <p className="legal-summary">{text.summary}</p>
          <SampleFacts of={['legalName', 'address', 'phone', 'email']} />
          {text.parts.map((part) => (
            <Part key={part.title ?? ''} part={part} numberOf={numberOf} />
          ))}
        </article>
      </div>
    </TextPage>
  );
}

function firstOf({ sections: [first] }: LegalPart): LegalSection {
  if (!first) throw new Error('A part of a legal text needs a section.');
  return first;
}

function Contents({ part, start }: { part: LegalPart; start: number }) {
  return (
    <>
      {part.id !== undefined && (
        <p>
          <a href={`#${part.id}`}>{part.title}</a>
        </p>
      )}
      <ol start={start}>
        {part.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

interface PartProps {
  part: LegalPart;
  numberOf: (section: LegalSection) => number;
}

/** With a title of its own it stands one level above its sections. */
function Part({ part, numberOf }: PartProps) {
  const Heading = part.id === undefined ? 'h2' : 'h3';
  return (
    <>
      {part.id !== undefined && (
        <h2 id={part.id} className="legal-part">
          {part.title}
        </h2>
      )}
      {part.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <Heading id={section.id}>
            {numberOf(section)}. {section.title}
          </Heading>
          {section.blocks.map(block)}
        </section>
      ))}
    </>
  );
}

function block(content: LegalBlock) {
  if (typeof content === 'string')
    return (
      <p key={content}>
        <LinkedText>{content}</LinkedText>
      </p>
    );
  return (
    <ul key={content.points.join()}>
      {content.points.map((point) => (
        <li key={point}>
          <LinkedText>{point}</LinkedText>
        </li>
      ))}
    </ul>
  );
}
