import type { Audience } from './texts.ts';

/** A word that `docs/glossary.md` retires. */
export interface Retired {
  readonly pattern: RegExp;
  /** The replacement to write. */
  readonly instead: string;
  /** Where it is retired; without one, everywhere but in names. */
  readonly audience?: Audience;
  /** The files that it is retired in; all without one. */
  readonly files?: RegExp;
}

/** The retired words that can be told without understanding the sentence. */
export const retired: readonly Retired[] = [
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  { pattern: /\bnobody\b/i, instead: 'no one' },
  { pattern: /\beverybody\b/i, instead: 'everyone' },
  { pattern: /\banybody\b/i, instead: 'anyone' },
  { pattern: /\bwho(so)?ever\b/i, instead: 'someone who, anyone who' },
  { pattern: /\bwhom\b/i, instead: 'who' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime, during this' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bnought\b/i, instead: 'zero, negative' },
  { pattern: /\bat present\b/i, instead: 'now, or nothing' },
  { pattern: /\bpresent password\b/i, instead: 'current password' },
  { pattern: /\b(postm[ae]n)\b/i, instead: 'mail worker' },
  { pattern: /\brefusals?\b/i, instead: 'error, HttpError' },
  { pattern: /\b(unhurried|patiently)\b/i, instead: 'without a timeout' },
  { pattern: /\b(few|fewAtOnce) at once\b/i, instead: 'semaphore' },
  { pattern: /\bway back\b/i, instead: 'undo, cleanup' },
  { pattern: /\b(the|a|each|every) house\b/i, instead: 'repository layout, institute, property' },
  { pattern: /^(?:@returns )?Answers? (?!to\b)/, instead: 'Returns …', audience: 'prose' },
  { pattern: /[.;] Answers /, instead: 'Returns …', audience: 'prose' },
  { pattern: /\bobeys?\b/i, instead: 'handle, follow', audience: 'prose' },
  { pattern: /\bin force\b/i, instead: 'current subscription, current' },

  {
    pattern: /^(one|other|given|found|kept|wanted|made|known)$/,
    instead: 'a noun of the domain: row, permission, earlier, a and b',
    audience: 'variable',
  },
  { pattern: /^(fly|hear)$/, instead: 'runRefresh, onMessage', audience: 'name' },
  {
    pattern: /^say$/,
    instead: 'print, send, emit',
    audience: 'name',
    files: /^(apps|scripts|bench|e2e)\//,
  },
  { pattern: /fruitless/i, instead: 'failed', audience: 'name' },
  { pattern: /inForce/i, instead: 'current', audience: 'name' },
  { pattern: /^nextTurn$/, instead: 'yieldToEventLoop', audience: 'name' },
  {
    pattern: /^((Rate|Csv|Cell|Import|(next|LAST_|read|require)_?)P(lace|LACE)|Place)$/,
    instead: 'what it is: RateContext, TokenPosition, nextSortKey',
    audience: 'name',
    files: /^(apps\/(server|console)|packages\/api-client)\//,
  },
  {
    pattern: /^[gG]ate(Of)?$|Gate$/,
    instead: 'access, accessTo, what is required',
    audience: 'name',
    files: /^apps\/console\//,
  },
  {
    pattern: /^(has|watch|require|without)Room/,
    instead: 'what is counted: disk space, row quota, key quota',
    audience: 'name',
  },
  {
    pattern: /Outside$|^Outside|^(is|names|allows)Inside$/,
    instead: 'a public or a private address',
    audience: 'name',
    files: /^apps\/server\//,
  },
  {
    pattern: /^(?!BULK_)\w*KEPT(_|$)|[kK]eepers?$/,
    instead: 'RETENTION_MS, QUOTA, stored',
    audience: 'name',
    files: /^apps\/server\//,
  },
  {
    pattern: /^Built(Page)?$/,
    instead: 'RawJson, RawPage',
    audience: 'name',
    files: /^apps\/server\//,
  },
  {
    pattern: /^is(Held|Blocked)$/,
    instead: 'isDisabled, isReadOnly, isEditable, hasReason',
    audience: 'name',
    files: /^packages\/ui\//,
  },
  {
    pattern: /^isFixed$/,
    instead: 'isEditable; only an item of a list that keeps its position is fixed',
    audience: 'name',
    files: /^packages\/ui\/src\/(?!sortable-list|column-picker)/,
  },

  { pattern: /\bstands? (here|there|in|on|at|for itself)\b/i, instead: 'is', audience: 'screen' },
  { pattern: /\bany more\b/i, instead: 'no longer', audience: 'screen' },
  { pattern: /\bis lifted\b/i, instead: 'picked up', audience: 'screen' },
  { pattern: /\bwhat follows\b/i, instead: 'what happens next', audience: 'screen' },
  { pattern: /\bswitched off\b/i, instead: 'deactivated', audience: 'screen' },
  { pattern: /\bswitch(es)? themsel(f|ves) off\b/i, instead: 'deactivate', audience: 'screen' },
  { pattern: /\bread (it )?again\b/i, instead: 'refresh', audience: 'screen' },
  {
    pattern: /\bcould not be (loaded|read|saved|done|sent|looked up|undone)\b/i,
    instead: 'Couldn’t …',
    audience: 'screen',
  },
  { pattern: /^Not (read|done|undone)\b/, instead: 'Couldn’t …', audience: 'screen' },
  { pattern: /\bthere is no such\b/i, instead: '… not found, Unknown …', audience: 'screen' },
  { pattern: /\bthe same once more\b/i, instead: 'confirm …', audience: 'screen' },
  {
    pattern: /\b(a press|pressing|press (it|this|here))\b/i,
    instead: 'select',
    audience: 'screen',
  },
  { pattern: /\bthe system’s\b/i, instead: 'System', audience: 'screen' },
  { pattern: /\b(a|this|the|your|by|each) mails?\b/i, instead: 'email', audience: 'screen' },
  { pattern: /\b(mailbox|e-mail)\b/i, instead: 'inbox, email', audience: 'screen' },
  { pattern: /\blog(ged)? (in|out)\b/i, instead: 'sign in, sign out', audience: 'screen' },
  { pattern: /\b(the|a|this) film\b/i, instead: 'video', audience: 'screen' },
  { pattern: /\brevenue a month\b/i, instead: 'MRR', audience: 'screen' },
  { pattern: /\btrials that paid\b/i, instead: 'trial conversion', audience: 'screen' },
  { pattern: /\bfalls? due\b/i, instead: 'renews on, ends on', audience: 'screen' },
  { pattern: /\bin preparation\b/i, instead: 'not available yet', audience: 'screen' },
  { pattern: /\bof a cycle\b/i, instead: 'per billing cycle', audience: 'screen' },
  { pattern: /\bWithout one,/, instead: 'Leave empty to …', audience: 'screen' },
  { pattern: /\bRenews itself\b/i, instead: 'Renews automatically', audience: 'screen' },
  { pattern: /\bgoes on\b/i, instead: 'resumes, continues', audience: 'screen' },
  { pattern: /\btaken back\b/i, instead: 'reversed, undone', audience: 'screen' },
  { pattern: /\bat once\b/i, instead: 'immediately, at a time', audience: 'screen' },
  { pattern: /\bof (its|their) own\b/i, instead: 'its own, separate', audience: 'screen' },
  { pattern: /\bThose (of|that)\b/i, instead: 'name them', audience: 'screen' },
  { pattern: /\bas (it was|they were)\b/i, instead: 'unchanged', audience: 'screen' },
  { pattern: /\bput (\S+ )?in order\b/i, instead: 'reorder, order saved', audience: 'screen' },
  { pattern: /\bat most\b/i, instead: 'up to, or fewer, maximum', audience: 'screen' },
  { pattern: /\bholds? (from|before)\b/i, instead: 'applies', audience: 'screen' },
  { pattern: /^Write (a|the|an|your)\b/, instead: 'Enter …', audience: 'screen' },
];
