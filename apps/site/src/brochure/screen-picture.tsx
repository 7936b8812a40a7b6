import { type BrochureScreen, screens } from './pictures.ts';

export interface ScreenPictureProps {
  screen: BrochureScreen;
}

/** A screen of the product as it runs, with sample data. */
export function ScreenPicture({ screen }: ScreenPictureProps) {
  const { src, alt } = screens[screen];
  return (
    <figure className="sheet-picture">
      <img src={src} alt={alt} />
      <figcaption>The running product, with sample data.</figcaption>
    </figure>
  );
}
