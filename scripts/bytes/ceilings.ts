/**
 * What an import may cost a visitor: bytes of the minified and gzipped bundle, React outside of it. A ceiling is
 * raised only with a reason in the commit; one that is far above what is measured is lowered.
 */
export const ceilings: Readonly<Record<string, number>> = {
  '@booking/ui': 66_200,
  '@booking/ui/accordion': 9_550,
  '@booking/ui/anchor-scroll': 1_150,
  '@booking/ui/carousel': 4_000,
  '@booking/ui/constants': 600,
  '@booking/ui/reveal': 700,
  '@booking/ui/styles.css': 13_200,
  '@booking/ui/tabs': 9_700,
};
