import { ButtonLink } from '@booking/ui/button-link';
import { Icon } from '@booking/ui/icon';
import { VisuallyHidden } from '@booking/ui/visually-hidden';
import { brochure } from './brochure-file.ts';
import { fileSize, pageCount } from './file-words.ts';

/** Downloads the brochure; what it says of the file is read from the file. */
export function BrochureLink() {
  const { href, fileName, facts } = brochure;
  const what = `PDF, ${pageCount(facts.pages)}, ${fileSize(facts.bytes)}`;
  return (
    <div className="brochure-link">
      <Icon name="file-text" />
      <p>
        <strong>Product brochure</strong>
        <span>{what}</span>
      </p>
      <ButtonLink
        href={href}
        download={fileName}
        color="transparent"
        variant="secondary"
        size="lg"
        icon="download"
      >
        Download
        <VisuallyHidden> the brochure, {what}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
