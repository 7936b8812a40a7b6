/** Clauses of our specification, as docstrings name them. */
const clauses = / ?\((`[A-Z]+-\d+`(, )?)+\)/g;

/** Returns a published text without the clauses that it keeps, which no one outside can look up. */
export const withoutClauses = (text: string) => text.replace(clauses, '');
