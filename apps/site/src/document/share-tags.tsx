import { brand } from '@booking/content/brand';
import { SITE_ORIGIN_MARK } from '@booking/content/site-pages';
import share from '../marks/share.png?no-inline';

export interface ShareTagsProps {
  title: string;
  description: string;
  path: string;
}

/** Preview of a link to the page where people share it: Open Graph, and the tags that X reads instead. */
export function ShareTags({ title, description, path }: ShareTagsProps) {
  const image = SITE_ORIGIN_MARK + share;
  const imageAlt = `${brand.name}. ${brand.tagline}`;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE_ORIGIN_MARK + path} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}
