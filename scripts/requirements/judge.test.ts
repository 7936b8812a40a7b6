import { describe, expect, it } from 'vitest';
import { readClauses, readOwed } from './clauses.ts';
import { judge } from './judge.ts';
import { clausesTable } from './table.ts';
import { playwrightOutcomes, type TestOutcome, vitestOutcomes } from './test-outcomes.ts';

const table = `# Requirements
| id | where | clause |
|---|---|---|
| MOD-06 | ui | closes |
| API-03 | api-client, server | the calls |
`;
const endpoints = 'call\tmethod\nuser.login\tPOST\nuser.me\tGET\n';
const clauses = readClauses(table, endpoints);

const passed = (title: string): TestOutcome => ({ title, state: 'passed' });
const failed = (title: string): TestOutcome => ({ title, state: 'failed' });
const allCalls = passed('[API-03 user.login] [API-03 user.me] answer');
const problemsOf = (owed: string, ...outcomes: TestOutcome[]) =>
  judge(clauses, readOwed(owed), outcomes).problems;

describe('clauses against tests', () => {
  it('is content when every clause and every part is proved', () => {
    expect(problemsOf('', passed('[MOD-06] closes'), allCalls)).toEqual([]);
  });

  it('finds a clause that no one proves and no one owes', () => {
    expect(problemsOf('', allCalls)).toEqual([
      'MOD-06 is neither proved nor listed in docs/unproved.md.',
    ]);
  });

  it('accepts a clause that later work owes', () => {
    expect(problemsOf('## Sessions\n- `MOD-06`: later', allCalls)).toEqual([]);
  });

  it('finds a clause that is owed although it is proved', () => {
    expect(problemsOf('- `MOD-06`', passed('[MOD-06] closes'), allCalls)).toEqual([
      'MOD-06 is proved: take it out of docs/unproved.md.',
    ]);
  });

  it('finds a failing test even where another of the same clause passes', () => {
    const outcomes = [failed('[MOD-06] closes'), passed('[MOD-06] closes twice'), allCalls];
    expect(problemsOf('', ...outcomes)).toEqual(['MOD-06 fails.']);
  });

  it('takes a skipped test for no test', () => {
    const skipped: TestOutcome = { title: '[MOD-06] closes', state: 'skipped' };
    expect(problemsOf('', skipped, allCalls)).toHaveLength(1);
  });

  it('asks for every part', () => {
    expect(problemsOf('', passed('[MOD-06]'), passed('[API-03 user.login]'))).toEqual([
      'API-03 user.me is neither proved nor listed in docs/unproved.md.',
    ]);
  });

  it('lets parts be owed one by one', () => {
    const outcomes = [passed('[MOD-06]'), passed('[API-03 user.login]')];
    expect(problemsOf('- `API-03 user.me`', ...outcomes)).toEqual([]);
    expect(problemsOf('- `API-03 user.me`\n- `API-03 user.login`', ...outcomes)).toEqual([
      'API-03 user.login is proved: take it out of docs/unproved.md.',
    ]);
  });

  it('finds a title and a line that name nothing', () => {
    const outcomes = [passed('[MOD-06]'), allCalls, passed('[MOD-99]'), passed('[API-03]')];
    expect(problemsOf('- `API-03 user.fly`', ...outcomes)).toEqual([
      'A test claims [MOD-99], which is no clause or part.',
      'A test claims [API-03], which is no clause or part.',
      'docs/unproved.md lists API-03 user.fly, which is no clause or part.',
    ]);
  });

  it('refuses a table that has an id twice', () => {
    expect(() => readClauses(table + table, endpoints)).toThrow('MOD-06 stands twice');
  });
});

describe('the table', () => {
  it('names what is owed under the work that owes it, with its parts', () => {
    const owed = readOwed('## Console core\n- `API-03 user.me`');
    const text = clausesTable(
      judge(clauses, owed, [passed('[MOD-06]'), passed('[API-03 user.login]')]),
    );
    expect(text).toContain('2 clauses: 1 proved, 0 failing, 1 owed by later work, 0 unproved');
    expect(text).toContain('Console core:\n  API-03 (1 of 2)');
  });
});

describe('reports', () => {
  it('reads the titles and states of Vitest', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { fullName: 'modal [MOD-06] closes', status: 'passed' },
            { fullName: 'modal opens', status: 'failed' },
            { fullName: 'modal waits', status: 'pending' },
          ],
        },
      ],
    };
    expect(vitestOutcomes(report)).toEqual([
      { title: 'modal [MOD-06] closes', state: 'passed' },
      { title: 'modal opens', state: 'failed' },
      { title: 'modal waits', state: 'skipped' },
    ]);
  });

  it('takes a file of Vitest that fails without a failed test for a failed test', () => {
    const report = {
      testResults: [
        {
          name: '/log.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'the log writes', status: 'passed' }],
        },
        { name: '/broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestOutcomes(report)).toEqual([
      { title: 'the log writes', state: 'passed' },
      { title: '/log.test.ts', state: 'failed' },
      { title: '/broken.test.ts', state: 'failed' },
    ]);
  });

  it('reads the first lines of the error of a failed test', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
    const message = `\u001b[31m${lines.join('\n')}\u001b[39m`;
    const reason = lines.slice(0, 12).join('\n');
    const tests = [{ fullName: 'opens', status: 'failed', failureMessages: [message] }];
    expect(
      vitestOutcomes({
        testResults: [
          { status: 'failed', assertionResults: tests },
          { name: '/broken.test.ts', status: 'failed', message, assertionResults: [] },
        ],
      }).map((outcome) => outcome.reason),
    ).toEqual([reason, reason]);
    const results = [{ errors: [{ message }] }];
    const specs = [{ title: 'starts', tests: [{ status: 'unexpected', results }] }];
    expect(playwrightOutcomes({ suites: [{ title: 'a.e2e.ts', specs }] })).toEqual([
      { title: 'a.e2e.ts starts', state: 'failed', reason },
    ]);
  });

  it('reads the nested titles of Playwright and takes flaky for failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = {
      suites: [
        {
          title: 'a.e2e.ts',
          specs: [spec('starts', 'expected')],
          suites: [{ title: 'login', specs: [spec('[AUTH-02] signs in', 'flaky')] }],
        },
      ],
    };
    expect(playwrightOutcomes(report)).toEqual([
      { title: 'a.e2e.ts starts', state: 'passed' },
      { title: 'a.e2e.ts login [AUTH-02] signs in', state: 'failed' },
    ]);
  });
});
