/** A step that can wait for others. */
interface Step {
  readonly name: string;
  /** Names of steps before it in the list that must have ended; any other name counts as done. */
  readonly after: readonly string[];
}

/**
 * Runs each step as soon as those that it needs have ended, so that two which do not need each other run side by side.
 * A step whose need failed does not run.
 * @throws the error of the first step in the list that failed, once no step runs.
 */
export async function afterNeeds<S extends Step>(
  steps: readonly S[],
  run: (step: S) => Promise<void>,
): Promise<void> {
  const ends = new Map<string, Promise<void>>();
  for (const step of steps) {
    const needs = step.after.map((name) => ends.get(name));
    ends.set(
      step.name,
      Promise.all(needs).then(() => run(step)),
    );
  }
  for (const end of await Promise.allSettled(ends.values())) {
    if (end.status === 'rejected') throw end.reason;
  }
}
