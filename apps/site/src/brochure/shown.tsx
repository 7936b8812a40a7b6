import { type BrochurePicture, pictures } from './pictures.ts';

export interface ShownProps {
  picture: BrochurePicture;
}

/** A picture of the product as it runs, on sample data. */
export function Shown({ picture }: ShownProps) {
  const { src, alt } = pictures[picture];
  return (
    <figure className="sheet-picture">
      <img src={src} alt={alt} />
      <figcaption>The running product, with sample data.</figcaption>
    </figure>
  );
}
