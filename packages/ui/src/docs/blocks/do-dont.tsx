import '../pages.css';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/index.ts';

interface SideProps {
  /** Why, in one sentence. */
  because: string;
  /** The sample, live. */
  children: ReactNode;
}

/** Pairs of samples, side by side: put a `Do` and its `Dont` into it. */
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
      {/* A sample of what is wrong may be wrong for a screen reader too: it is a picture, and the words say it. */}
      <div className="docs-side-sample" inert>
        {children}
      </div>
      <figcaption className="docs-side-words">
        <span className="docs-side-verdict">
          <Icon name={isRight ? 'circle-check' : 'circle-x'} size="sm" />
          {isRight ? 'Do' : 'Don’t'}
        </span>
        {because}
      </figcaption>
    </figure>
  );
}
