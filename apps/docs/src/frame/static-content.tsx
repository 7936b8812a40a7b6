export interface StaticContentProps {
  /** In the HTML of a build. In the browser there is none: what is there stays. */
  readonly html?: string;
}

/** The text of a page. Its script is for what is around it, and carries none of it. */
export function StaticContent({ html = '' }: StaticContentProps) {
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own pages, rendered by the build.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
