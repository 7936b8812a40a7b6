import type { Judgement, Standing } from './judge.ts';

/** The clauses for a person to read: the numbers, then whatever is not proved, by the work that owes it. */
export function clausesTable({ standings, problems }: Judgement): string {
  const count = (state: Standing['state']) =>
    standings.filter((standing) => standing.state === state).length;
  const lines = [
    `${standings.length} clauses: ${count('proved')} proved, ${count('failing')} failing, ` +
      `${count('owed')} owed by later work, ${count('unproved')} unproved`,
    ...row('proved', pick(standings, 'proved')),
    ...row('FAILING', pick(standings, 'failing')),
    ...row('UNPROVED', pick(standings, 'unproved')),
    ...works(standings).flatMap((by) =>
      row(
        by,
        standings.filter((standing) => standing.state === 'owed' && standing.by.includes(by)),
      ),
    ),
  ];
  if (problems.length > 0) lines.push('', ...problems);
  return lines.join('\n');
}

function pick(standings: readonly Standing[], state: Standing['state']): Standing[] {
  return standings.filter((standing) => standing.state === state);
}

function works(standings: readonly Standing[]): string[] {
  return [...new Set(standings.flatMap(({ by }) => by))];
}

function row(label: string, standings: readonly Standing[]): string[] {
  if (standings.length === 0) return [];
  const ids = standings.map(({ clause, proved, of }) =>
    of > 1 ? `${clause.id} (${proved} of ${of})` : clause.id,
  );
  return ['', `${label}:`, ...wrapped(ids)];
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const word of words) {
    if (line.length + word.length > 96) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
