import { brand } from '@booking/content/brand';

/** The title of the browser's tab. React moves it to the head of the document. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
