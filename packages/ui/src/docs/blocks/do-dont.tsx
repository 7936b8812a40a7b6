import '../pages.css';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/index.ts';

interface SideProps {
  /** Why, in one sentence. */
  because: string;
  /** The sample, live. */
  children: ReactNode;
}

/** Two samples side by side: put a `Do` and a `Dont` into it. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="docs-pair sb-unstyled">{children}</div>;
}

export function Do(props: SideProps) {
  return <Side {...props} isRight />;
}

export function Dont(props: SideProps) {
  return <Side {...props} isRight={false} />;
}

function Side({ because, children, isRight }: SideProps & { isRight: boolean }) {
  return (
    <figure className="docs-side" data-right={isRight}>
      {/* Inert: a bad example may be inaccessible too. The caption describes it. */}
      <div className="docs-side-sample" inert>
        {children}
      </div>
      <figcaption className="docs-side-text">
        <span className="docs-side-verdict">
          <Icon name={isRight ? 'circle-check' : 'circle-x'} size="sm" />
          {isRight ? 'Do' : 'Don’t'}
        </span>
        {because}
      </figcaption>
    </figure>
  );
}
