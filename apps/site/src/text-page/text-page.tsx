import type { ReactNode } from 'react';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';

export interface TextPageProps {
  /** The one heading of the first level. */
  title: string;
  /** Under the title, on the night. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the site beside the landing page: a strip of night with its title, and what there is to read. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header isLanding={false} />
      <main id="main" tabIndex={-1}>
        <div className="text-page-head">
          <div className="wrap" data-theme="dark">
            <h1>{title}</h1>
            {lead}
          </div>
        </div>
        {children}
      </main>
      <Footer />
    </>
  );
}
