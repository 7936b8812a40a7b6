/**
 * Settings that a server makes on each connection when it opens (`database/open.ts`). A pooler needs those of the role
 * beside it.
 */
const AT_OPENING = /^set statement_timeout = \d+; /;
const STATE =
  /(^|;)\s*(set (?!local )|reset |discard |listen |prepare |deallocate )|\bpg_(try_)?advisory_lock|\bcreate temp|\bwith hold\b|\bset_config\([^)]*,\s*false\)/i;

/** The statements that leave something behind on a connection, which a pooler then gives to someone else. */
export const sessionStateIn = (statements: readonly string[]): string[] =>
  statements.filter((text) => STATE.test(text) && !AT_OPENING.test(text));
