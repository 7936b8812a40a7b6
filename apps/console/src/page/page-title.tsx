import { brand } from '@booking/content/brand';

/** The document title. React hoists it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
